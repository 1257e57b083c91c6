import type { DocParts } from '@hub/core/extract/extracted'
import { Buffer } from 'buffer'

/**
 * Takes a DOC file apart, as the server does (server/src/extraction/readDocParts.ts), by the part of its library
 * that needs no Node but buffers and streams of bytes (decision 0024).
 */
export async function readDocParts(bytes: Uint8Array): Promise<DocParts> {
  // The library knows the buffers of Node by their global name.
  Object.assign(globalThis, { Buffer })
  const [{ default: OleExtractor }, { default: BufferReader }] = await loadLibrary()
  const document = await new OleExtractor().extract(new BufferReader(Buffer.from(bytes)))
  const plain = { filterUnicode: false }
  return {
    body: document.getBody(plain),
    footnotes: document.getFootnotes(plain),
    endnotes: document.getEndnotes(plain),
    headers: document.getHeaders({ ...plain, includeFooters: false }),
    footers: document.getFooters(plain),
    textBoxes: document.getTextboxes({ ...plain, includeHeadersAndFooters: false }),
  }
}

/** Loads the library ahead of the first file. */
export async function prepareDocParts(): Promise<void> {
  Object.assign(globalThis, { Buffer })
  await loadLibrary()
}

function loadLibrary() {
  return Promise.all([
    import('word-extractor/lib/word-ole-extractor.js'),
    import('word-extractor/lib/buffer-reader.js'),
  ])
}
