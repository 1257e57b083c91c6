import { neededBy } from '../../analysis/language/phrase.ts'

/** A message in plain words, and the beginnings of its words, so that most patterns need not be tried. */
export interface Heard {
  readonly plain: string
  readonly beginnings: ReadonlySet<string>
}

const LONGEST_BEGINNING = 4

/** @param plain what `plainWords` gives, or a part of it */
export function heard(plain: string): Heard {
  const beginnings = new Set<string>()
  for (const word of plain.split(' ')) {
    for (let length = 2; length <= LONGEST_BEGINNING; length++) {
      if (word.length >= length) beginnings.add(word.slice(0, length))
    }
  }
  return { plain, beginnings }
}

/** Whether one of the patterns (`phrase`) finds anything in the message. */
export function hears({ plain, beginnings }: Heard, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const needs = neededBy(pattern)
    return (
      needs.every((need) => need.some((beginning) => beginnings.has(beginning))) &&
      plain.search(pattern) !== -1
    )
  })
}
