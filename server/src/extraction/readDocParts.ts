import type { DocParts } from '@hub/core/extract/extracted'

/** Loaded only for the documents that need it. */
export const loadWordExtractor = () => import('word-extractor')

/** Takes a DOC file apart with `word-extractor`, which must never be given anything but a DOC file. */
export async function readDocParts(bytes: Uint8Array): Promise<DocParts> {
  const { default: WordExtractor } = await loadWordExtractor()
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  const plain = { filterUnicode: false }
  return {
    body: document.getBody(plain),
    footnotes: document.getFootnotes(plain),
    endnotes: document.getEndnotes(plain),
    headers: document.getHeaders({ ...plain, includeFooters: false }),
    footers: document.getFooters(plain),
    textBoxes: document.getTextboxes({ ...plain, includeHeadersAndFooters: false } as object),
  }
}
