import type { Term } from './concepts.ts'

/** So long that a piece still tells a word, and so short that a slip spoils only some of a word's pieces. */
const LENGTH = 5
/** Below a whole word's. */
const WEIGHT = 0.55
const MARK = '#'

/** A text's pieces of five letters, which words share with their other forms and their slips. */
export function piecesOf(text: string): Term[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
  const line = ` ${plain.trim()} `
  const pieces = new Set<string>()
  for (let at = 0; at + LENGTH <= line.length; at++) pieces.add(line.slice(at, at + LENGTH))
  return [...pieces].map((piece) => ({ term: `${MARK}${piece}`, weight: WEIGHT }))
}

/** True for a piece, which only the odds of the entries know. */
export function isPiece({ term }: Term): boolean {
  return term.startsWith(MARK)
}
