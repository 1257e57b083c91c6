import type { Reading } from '../../document/reading.ts'
import type { KindJudge } from '../../reader/kindJudge.ts'
import type { Stances } from '../../reader/stances.ts'
import type { DocumentType, LetterInFile } from '../report.ts'
import { isKindSure, type Kinds, kindOf, kindsOf, ofNoCase } from './kindOf.ts'

/** Fewer sentences are no letter that could be read by itself. */
const FEWEST_SENTENCES = 8

const greeting = /^\W*dear\b[^;]{2,70}?[,:](?:\s|$)/

/**
 * The letters that lie in one file, where two of them are surely of different kinds: each begins with a greeting of its own.
 *
 * @returns none for a file of one letter, or of several that may be of one kind
 */
export function severalLetters(
  reading: Reading,
  stances: Stances,
  judge: KindJudge,
): LetterInFile[] {
  const starts = reading.sentences.filter(
    ({ block, plain, start }) => start === block.start && greeting.test(plain),
  )
  if (starts.length < 2) return []
  const letters = starts.flatMap(({ index, page }, at): LetterInFile[] => {
    const [from, until] = [at === 0 ? 0 : index, starts[at + 1]?.index ?? reading.sentences.length]
    const kind =
      until - from < FEWEST_SENTENCES
        ? null
        : sureKind(kindsOf(stances.paperIn(from, until), judge))
    return kind ? [{ docType: kind, page: at === 0 ? 1 : page }] : []
  })
  return new Set(letters.map(({ docType }) => docType)).size > 1 ? letters : []
}

function sureKind(kinds: Kinds): DocumentType | null {
  const kind = kindOf(kinds)
  return isKindSure(kinds, kind) && !ofNoCase.has(kind) ? kind : null
}
