/** The words of the shown resources, looked up by what somebody typed. */
import { alike, nearestFirst, type Trigrams } from '../../text/trigrams.ts'
import { lexemeOf } from './lexemes.ts'
import { swappedNeighbours } from './nearestWords.ts'
import type { Postings } from './postings.ts'

/** A known word with what the search must know of it. */
export interface KnownWord {
  word: string
  /** The number of its lexeme. */
  lexeme: number
  /** How many resources say it; 0 where guides are only asked for by it, which may be a slip. */
  resources: number
  /** How much a match tells: above 0, larger for rarer words. */
  rarity: number
}

/** What is known about one word of a search. Words that say nothing ("who", "am") are not answered at all. */
export interface LookedUpWord {
  /** Its place among the asked words, from 1. */
  at: number
  typed: string
  /** Null where no resource holds it in any form. */
  known: KnownWord | null
  /** Of the last word only: other words that begin with it, most frequent first. */
  begun: KnownWord[]
  /** Of a word that no resource says: words that share much with it, nearest first. */
  near: KnownWord[]
}

export interface Vocabulary {
  /** The words of a search that say something, in their order, with what each may stand for. */
  lookUp(words: readonly string[]): LookedUpWord[]
  /** A word that is known in some form. */
  find(typed: string): KnownWord | null
  /** The two words that an unknown one is made of, where resources say both: "titleix" is "title" and "ix". */
  parted(typed: string): readonly [string, string] | null
}

const MOST_NEAR = 30
/** A word that is parted has two parts of so many letters, and is no longer than that. */
const SHORTEST_PART = 2
const LONGEST_PARTED = 40

/** The vocabulary of all that was added; what is added later is not in it. */
export function createVocabulary(added: Postings, trigrams: Trigrams): Vocabulary {
  const { postings, sequences } = added
  const known = new Map<string, KnownWord>()
  postings.forEach(({ slots, said, words }, lexeme) => {
    // How a guide is asked for holds every common word: by what is said is told how much a word tells.
    const holders = said || slots.length
    const rarity = Math.log(1 + (sequences.length - holders + 0.5) / (holders + 0.5))
    for (const word of words) known.set(word, { word, lexeme, resources: said, rarity })
  })
  const sorted = [...known.keys()].toSorted()
  const isSaid = (word: string) => (known.get(word)?.resources ?? 0) > 0

  function find(typed: string): KnownWord | null {
    const lexeme = lexemeOf(typed)
    const number = lexeme === null ? undefined : added.numberOf(lexeme)
    const written = number === undefined ? undefined : postings[number]?.words[0]
    return (written && known.get(written)) || null
  }

  function begunBy(typed: string, own: number | undefined): KnownWord[] {
    const byLexeme = new Map<number, KnownWord>()
    for (let at = firstAtLeast(sorted, typed); at < sorted.length; at++) {
      const begun = sorted[at] ?? ''
      if (!begun.startsWith(typed)) break
      const word = known.get(begun)
      if (word && word.lexeme !== own && !byLexeme.has(word.lexeme)) byLexeme.set(word.lexeme, word)
    }
    return [...byLexeme.values()].toSorted(
      (a, b) => b.resources - a.resources || (a.word < b.word ? -1 : 1),
    )
  }

  function near(typed: string): KnownWord[] {
    const nearest = trigrams.nearest(typed, MOST_NEAR, isSaid)
    const found = new Map(nearest.map((one) => [one.word, one]))
    // The slips that runs of three letters see least well.
    for (const word of swappedNeighbours(typed)) {
      if (isSaid(word)) found.set(word, { word, alike: alike(typed, word) })
    }
    return [...found.values()].toSorted(nearestFirst).flatMap(({ word }) => known.get(word) ?? [])
  }

  function parted(typed: string): readonly [string, string] | null {
    const isKnown = (part: string) => (find(part)?.resources ?? 0) > 0
    const last = typed.length > LONGEST_PARTED ? 0 : typed.length - SHORTEST_PART
    for (let at = SHORTEST_PART; at <= last; at++) {
      const [before, after] = [typed.slice(0, at), typed.slice(at)]
      if (isKnown(before) && isKnown(after)) return [before, after]
    }
    return null
  }

  return {
    find,
    parted,
    lookUp: (words) =>
      words.flatMap((typed, index) => {
        if (lexemeOf(typed) === null) return []
        const word = find(typed)
        const begun = index === words.length - 1 ? begunBy(typed, word?.lexeme) : []
        const isRight = (word?.resources ?? 0) > 0 || begun.length > 0
        return [{ at: index + 1, typed, known: word, begun, near: isRight ? [] : near(typed) }]
      }),
  }
}

function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
