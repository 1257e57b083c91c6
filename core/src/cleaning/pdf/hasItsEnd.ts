import { latin } from '../joined.ts'

/**
 * Whether a PDF is there to its end: it has the mark of one, and no object comes after the last. A file that was cut
 * off has lost the list that leads to what it says of itself, and to whatever else it carries.
 */
export function hasItsEnd(bytes: Uint8Array): boolean {
  const text = latin(bytes)
  const end = text.lastIndexOf('startxref')
  return end !== -1 && !/\d\s+\d+\s+obj\b/.test(text.slice(end))
}
