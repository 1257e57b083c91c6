/** The parts of word-extractor that are used; the package has no types of its own. */
interface WordTextOptions {
  /** True turns typographic quotes and dashes into plain ones. */
  filterUnicode?: boolean
  includeFooters?: boolean
  includeHeadersAndFooters?: boolean
}

declare module 'word-extractor/lib/buffer-reader.js' {
  const BufferReader: new (buffer: Uint8Array) => object
  export default BufferReader
}

declare module 'word-extractor/lib/word-ole-extractor.js' {
  interface WordDocument {
    getBody(options: WordTextOptions): string
    getFootnotes(options: WordTextOptions): string
    getEndnotes(options: WordTextOptions): string
    getHeaders(options: WordTextOptions): string
    getFooters(options: WordTextOptions): string
    getTextboxes(options: WordTextOptions): string
  }

  export default class WordOleExtractor {
    extract(reader: object): Promise<WordDocument>
  }
}
