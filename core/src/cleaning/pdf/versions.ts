import { latin } from '../joined.ts'

/** How many times a PDF was saved on top of itself, the first time included. */
export function countVersions(bytes: Uint8Array): number {
  const text = latin(bytes)
  const ends = text.match(/startxref\s+\d+\s+%%EOF/g)?.length ?? 0
  // A file that is made for the web has a second end near its start.
  const isForWeb = /\/Linearized\b/.test(text.slice(0, 2048))
  return Math.max(1, isForWeb ? ends - 1 : ends)
}
