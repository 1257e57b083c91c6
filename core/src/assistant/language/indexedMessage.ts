import { meets, wordsOf } from '../../analysis/language/needs.ts'
import { neededBy } from '../../analysis/language/phrase.ts'

/** A message in plain words, and what its words can meet of a need, so that most patterns need not be tried. */
export interface IndexedMessage {
  readonly plain: string
  /** The beginnings of its words, and each word with a space behind it. */
  readonly beginnings: ReadonlySet<string>
}

/** @param plain what `plainWords` gives, or a part of it */
export function indexMessage(plain: string): IndexedMessage {
  const beginnings = new Set<string>()
  for (const word of wordsOf(plain)) {
    for (let length = 1; length <= word.length; length++) beginnings.add(word.slice(0, length))
    beginnings.add(`${word} `)
  }
  return { plain, beginnings }
}

/** Whether one of the patterns (`phrase`) finds anything in the message. */
export function matchesAny(
  { plain, beginnings }: IndexedMessage,
  patterns: readonly RegExp[],
): boolean {
  const has = (word: string) => beginnings.has(word)
  return patterns.some((pattern) => {
    const need = neededBy(pattern)
    return (need === null || meets(need, has)) && plain.search(pattern) !== -1
  })
}
