import type { DocParts, Extracted, ExtractOptions } from '../extracted.ts'
import { paginate } from '../paginate.ts'
import { ExtractionProblem } from '../problem.ts'

/** Reads an old Word file by the reader that the place lends. @throws ExtractionProblem */
export async function readDoc(bytes: Uint8Array, options: ExtractOptions): Promise<Extracted> {
  if (!options.readDoc) throw new ExtractionProblem('unsupported')
  if (isEncrypted(bytes)) throw new ExtractionProblem('password')
  const parts = await options.readDoc(bytes)
  return { document: paginate(layOut(parts)), readBy: 'text', notes: [] }
}

const SECTOR = 512
const ENCRYPTED = 0x01

/** A Word file's header stands at the start of a sector: EC A5, its version, and in its flags the lock. */
function isEncrypted(bytes: Uint8Array): boolean {
  for (let at = SECTOR; at + 12 <= bytes.length; at += SECTOR) {
    const isHeader = bytes[at] === 0xec && bytes[at + 1] === 0xa5 && bytes[at + 3] === 0
    if (isHeader) return ((bytes[at + 11] ?? 0) & ENCRYPTED) !== 0
  }
  return false
}

function layOut(parts: DocParts): string {
  const { headers, body, textBoxes, footnotes, endnotes, footers } = parts
  const isWanted = (text: string) => /[\p{L}\p{N}]/u.test(text)
  return [
    once(headers),
    paragraphs(body),
    ...[textBoxes, footnotes, endnotes].map(paragraphs),
    once(footers),
  ]
    .filter(isWanted)
    .join('\n\n')
}

/** Each line is a paragraph, or a row whose cells end in tabs. */
function paragraphs(text: string): string {
  let joined = ''
  let wasRow = false
  for (const line of text.split('\n')) {
    const cells = line.includes('\t')
      ? line
          .split('\t')
          .map((cell) => cell.trim())
          .filter(Boolean)
      : []
    const isRow = line.endsWith('\t') && cells.length > 1
    const words = isRow ? cells.join(' | ') : line.trim()
    if (words === '') continue
    joined += (joined === '' ? '' : isRow && wasRow ? '\n' : '\n\n') + words
    wasRow = isRow
  }
  return joined
}

/** Heads and feet come once for each kind of page: each line of them once. */
function once(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines)].filter((line) => !/^\W*(?:page)?\W*\d*\W*$/i.test(line)).join('\n')
}
