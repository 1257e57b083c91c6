/** Which resources hold a word, and how much it counts in each; a resource is known by its slot, from 0. */
import { lexemeOf } from './lexemes.ts'
import { parts, type TextPart } from './resourceText.ts'

/** The resources that hold one lexeme, as lists side by side. */
export interface Posting {
  slots: number[]
  /** The parts that hold it, as bits. */
  parts: number[]
  /** What it counts there: above 0, near 1 for a title that is the word. */
  ranks: number[]
  /** How many resources say it; the others are only asked for by it. */
  said: number
  /** Its forms in the texts, in small letters. */
  words: string[]
}

/** A resource as the numbers of its lexemes, one for each word; -1 where a word says nothing. */
export interface Sequence {
  lexemes: Int32Array
  /** How many of them are the title's. */
  title: number
}

export interface Postings {
  /** All lexemes by their numbers, from 0. */
  postings: readonly Posting[]
  sequences: readonly Sequence[]
  numberOf(lexeme: string): number | undefined
  /** Adds the next resource; `says` are the parts that are its own words, as bits. */
  add(text: readonly TextPart[], says: number): void
}

/** What a word counts by the part that holds it. */
const weights = new Map<number, number>([
  [parts.title, 1],
  [parts.keywords, 0.7],
  [parts.description, 0.4],
])
/** What a word would count that stood in a title without end: 1 + 1/4 + 1/9 ... */
const ENDLESS = Math.PI ** 2 / 6

/** One lexeme in the resource that is being added. */
interface Held {
  times: number
  sum: number
  highest: number
  highestAt: number
  parts: number
}

/** @param onNewWord hears of each word of the texts once, in small letters, if it says something */
export function createPostings(onNewWord: (word: string) => void): Postings {
  const numbers = new Map<string, number>()
  const postings: Posting[] = []
  const sequences: Sequence[] = []
  // Most words come again and again.
  const lexemeOfWord = new Map<string, number>()

  function numberFor(word: string): number {
    const known = lexemeOfWord.get(word)
    if (known !== undefined) return known
    const lexeme = lexemeOf(word)
    const number = lexeme === null ? -1 : (numbers.get(lexeme) ?? postings.length)
    lexemeOfWord.set(word, number)
    if (lexeme === null) return number
    if (number === postings.length) {
      numbers.set(lexeme, number)
      postings.push({ slots: [], parts: [], ranks: [], said: 0, words: [] })
    }
    postings[number]?.words.push(word)
    onNewWord(word)
    return number
  }

  return {
    postings,
    sequences,
    numberOf: (lexeme) => numbers.get(lexeme),
    add: (text, says) => {
      const slot = sequences.length
      const inParts = text.map(({ part, words }) => ({
        part,
        lexemes: withoutEmptyEnd(words.map(numberFor)),
      }))
      const lexemes = Int32Array.from(inParts.flatMap((one) => one.lexemes))
      sequences.push({ lexemes, title: inParts[0]?.lexemes.length ?? 0 })
      for (const [number, held] of heldIn(inParts)) {
        const posting = postings[number]
        posting?.slots.push(slot)
        posting?.parts.push(held.parts)
        posting?.ranks.push(rankOf(held))
        if (posting && (held.parts & says) !== 0) posting.said++
      }
    },
  }
}

/** A part ends with its last word that says something: the next one begins right after it. */
function withoutEmptyEnd(lexemes: readonly number[]): readonly number[] {
  return lexemes.slice(0, lexemes.findLastIndex((number) => number >= 0) + 1)
}

function heldIn(
  text: readonly { part: number; lexemes: readonly number[] }[],
): ReadonlyMap<number, Held> {
  const found = new Map<number, Held>()
  for (const { part, lexemes } of text) {
    const weight = weights.get(part) ?? 0
    for (const number of lexemes) {
      if (number < 0) continue
      const held = found.get(number)
      if (held) countAgain(held, part, weight)
      else {
        found.set(number, { times: 1, sum: weight, highest: weight, highestAt: 1, parts: part })
      }
    }
  }
  return found
}

function countAgain(held: Held, part: number, weight: number): void {
  held.times++
  held.sum += weight / held.times ** 2
  held.parts |= part
  if (weight <= held.highest) return
  held.highest = weight
  held.highestAt = held.times
}

/** Each further place counts less: a quarter, a ninth ... The best place counts whole wherever it stands. */
function rankOf({ sum, highest, highestAt }: Held): number {
  return (highest + sum - highest / highestAt ** 2) / ENDLESS
}
