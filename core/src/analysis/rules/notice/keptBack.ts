/** A detail and words that keep it back, whichever comes first. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { notKept, withheld } from '../../language/withheldWords.ts'

/** What makes a kept detail none: nobody knows it, or it is given after all. */
export const notKeptBack = [phrase`${notKept}`]

/** @param near what one of the sentences around must speak of */
export const keptBack = (
  subject: string,
  more: readonly RegExp[] = [],
  near?: readonly RegExp[],
): Pattern[] => [
  against([phrase`${subject} … ${withheld}`, phrase`${withheld} … ${subject}`], {
    unless: [...notKeptBack, ...more],
    ...(near ? { near } : {}),
  }),
]
