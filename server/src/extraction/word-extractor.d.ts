/** The part of word-extractor that is used; the package has no types of its own. */
declare module 'word-extractor' {
  interface Options {
    /** True turns typographic quotes and dashes into plain ones. */
    filterUnicode?: boolean
    includeFooters?: boolean
  }

  interface WordDocument {
    getBody(options: Options): string
    getFootnotes(options: Options): string
    getEndnotes(options: Options): string
    getHeaders(options: Options): string
    getFooters(options: Options): string
    getTextboxes(options: Options): string
  }

  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>
  }
}
