import type { Postings } from './postings.ts'
import { wordWeight } from './schoolScores.ts'
import { fields } from './searchWords.ts'

// How much it counts, beside a score of at most 1 for the words themselves, ...
const wholeName = 1 // ... that the query is the school's whole name,
const wholeNickname = 0.4 // or one that people call it by,
const coverage = 0.22 // that it names all of the school (less where it leaves words of the name out),
const start = 0.1 // and that one of them begins with the other.

/** The names of a school as a query is held against them, normalized (normalizeName). */
export interface ComparedNames {
  name: string
  nicknames: readonly string[]
}

/** What the words of a query may stand for. */
export interface Meaning {
  /** How surely each word of the index is meant, over all words of the query. */
  qualities: ReadonlyMap<number, number>
  /** Whether a typed word may stand for a word of a name. */
  standsFor(typed: string, word: string): boolean
}

/**
 * How well a query (normalized) fits the names of one school as a whole, 0 to about 1.3. Of two schools that
 * hold all words of "ohio state university" the one whose name has no other words fits better than its
 * branches.
 */
export function nameFit(
  { name, nicknames }: ComparedNames,
  typed: string,
  slot: number,
  meaning: Meaning,
  postings: Postings,
  total: number,
): number {
  if (name === typed) return wholeName + coverage + start
  const known = nicknames.includes(typed) ? wholeNickname : 0
  const begins = startsAlike(name, typed) || startsWithSlips(name, typed, meaning) ? start : 0
  return known + begins + coverage * coveredShare(slot, meaning.qualities, postings, total)
}

function startsAlike(name: string, typed: string): boolean {
  return name.startsWith(typed) || typed.startsWith(`${name} `)
}

// "University of Colorodo": the order of its words is all that tells it from Colorado State University.
function startsWithSlips(name: string, typed: string, meaning: Meaning): boolean {
  const typedWords = typed.split(' ')
  // One or two words are the start of too many names that are not meant ("alabma", "nortre dame").
  if (typedWords.length < 3) return false
  const words = name.split(' ')
  return typedWords.every((one, at) => {
    const word = words[at]
    return word === undefined || word === one || meaning.standsFor(one, word)
  })
}

// Rare words of a name count more than "university". A school's initials stand for most of its name.
function coveredShare(
  slot: number,
  qualities: ReadonlyMap<number, number>,
  postings: Postings,
  total: number,
): number {
  let all = 0
  let covered = 0
  let initials = 0
  postings.forEachWord(slot, (word, field) => {
    if (field !== fields.name && field !== fields.initials) return
    const quality = qualities.get(word) ?? 0
    if (field === fields.name) {
      const weight = wordWeight(total, postings.count(word))
      all += weight
      covered += weight * quality
    } else if (quality === 1) initials = 0.7
  })
  return Math.max(all > 0 ? covered / all : 0, initials)
}
