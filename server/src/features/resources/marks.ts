import { wordsOf } from '@hub/core/resources/search/wordsOf'

/** A half-open range of UTF-16 units. */
type Mark = [start: number, end: number]

/** Where any of some words (in small letters) stand in a text, in order. */
export function markWords(text: string, words: ReadonlySet<string>): Mark[] {
  return wordsOf(text)
    .filter(({ word }) => words.has(word))
    .map(({ start, end }) => [start, end])
}
