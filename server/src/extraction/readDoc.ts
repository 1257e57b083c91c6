import type { DocReader } from '@hub/core/extract/extracted'

/** Takes old Word files apart. Give it only files that are sure to be DOC: others can end the process. */
export const readDoc: DocReader = async (bytes) => {
  const { default: WordExtractor } = await import('word-extractor')
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const document = await new WordExtractor().extract(buffer)
  const asIs = { filterUnicode: false }
  return {
    body: document.getBody(asIs),
    footnotes: document.getFootnotes(asIs),
    endnotes: document.getEndnotes(asIs),
    headers: document.getHeaders({ ...asIs, includeFooters: false }),
    footers: document.getFooters(asIs),
    textBoxes: document.getTextboxes(asIs),
  }
}
