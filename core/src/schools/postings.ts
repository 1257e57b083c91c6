import type { FieldWord } from './searchWords.ts'
import type { Vocabulary } from './vocabulary.ts'

// A place in a list is kept as one number, the school's slot and the field together: half the memory.
const fieldSpan = 8

/** Which schools hold a word and which words a school holds; a school is known by its slot, from 0. */
export interface Postings {
  put(slot: number, words: readonly FieldWord[]): void
  take(slot: number): void
  /** How many schools hold the word. */
  count: (word: number) => number
  /** Calls `visit` for each school that holds the word. */
  forEachSchool(word: number, visit: (slot: number, field: number) => void): void
  /** Calls `visit` for each word that the school holds. */
  forEachWord(slot: number, visit: (word: number, field: number) => void): void
}

export function createPostings(vocabulary: Vocabulary): Postings {
  const schoolsOf: number[][] = []
  const wordsOf: number[][] = []
  return {
    put(slot, words) {
      const held: number[] = []
      for (const [word, field] of words) {
        const number = vocabulary.numberOf(word)
        held.push(number * fieldSpan + field)
        const list = schoolsOf[number]
        if (list) list.push(slot * fieldSpan + field)
        else schoolsOf[number] = [slot * fieldSpan + field]
      }
      wordsOf[slot] = held
    },
    take(slot) {
      for (const packed of wordsOf[slot] ?? []) {
        const list = schoolsOf[Math.floor(packed / fieldSpan)] ?? []
        const at = list.indexOf(slot * fieldSpan + (packed % fieldSpan))
        const last = list.pop()
        if (at < list.length && last !== undefined) list[at] = last
      }
      wordsOf[slot] = []
    },
    count: (word) => schoolsOf[word]?.length ?? 0,
    forEachSchool(word, visit) {
      for (const packed of schoolsOf[word] ?? [])
        visit(Math.floor(packed / fieldSpan), packed % fieldSpan)
    },
    forEachWord(slot, visit) {
      for (const packed of wordsOf[slot] ?? [])
        visit(Math.floor(packed / fieldSpan), packed % fieldSpan)
    },
  }
}
