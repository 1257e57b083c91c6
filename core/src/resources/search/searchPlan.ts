/** From the words of a search to what they can mean, and what each match is worth. */
import { nearestWords } from './nearestWords.ts'
import type { KnownWord, LookedUpWord, Vocabulary } from './vocabulary.ts'
import { joinedWords } from './wordsOf.ts'

/**
 * Words that say little in a search though they are rare in the texts of a small hub, so that counting them
 * there would make them telling. PostgreSQL drops the plain stop words ("who", "am", "my") itself.
 */

/** Left out, unless there is nothing else: pronouns, and verbs that only carry another. */
const fillers: ReadonlySet<string> = new Set(
  `someone somebody anyone anybody everyone everybody something anything everything nothing
  somewhere anywhere thing things want wants wanted need needs needed wanna gonna gotta get gets
  getting got let lets make makes made making keep keeps kept please really just like
  im ive id ill cant cannot can't couldnt dont doesnt didnt wont wouldnt isnt arent wasnt werent
  hasnt havent hadnt shouldnt u ur pls`.split(/\s+/),
)

/** Counted, but for little. */
const vague: ReadonlySet<string> = new Set(
  `problem problems question questions issue issues trouble help helps helping ask asking know
  information info resource resources way ways good best new use using people person time day
  night go going come find finding tell say said talk talking look looking today now year`.split(
    /\s+/,
  ),
)

/** One expansion of a search word: any of some lexemes, and what a match of it is worth. */
export interface Expansion {
  lexemes: number[]
  worth: number
}

/** A word of the search with everything it can mean. */
export interface Term {
  /** Its place among the words of the search, from 1; words that say nothing leave gaps. */
  at: number
  expansions: Expansion[]
  /** How many resources say any of its expansions. */
  resources: number
  /** The words it is taken for, where nothing holds it as it was typed. */
  readAs: ReadAs | null
}

/** A word that nothing holds, and what is looked for in its place. */
export interface ReadAs {
  typed: string
  words: string[]
}

export interface SearchPlan {
  terms: Term[]
  /** For each term, whether a row comes into question by it alone. */
  telling: boolean[]
  /** The words that count, as they were typed. */
  said: string
}

/** A word that only begins as typed counts less than one that was typed whole. */
const BEGUN = 0.45

/** What a word is worth that was typed with slips. */
const MISTYPED = 0.8

/** Words that only begin alike are taken up to this many lexemes. */
const MOST_BEGUN = 12

/** A term in more resources than this tells too little to bring in a row by itself, if there are rarer ones. */
const COMMON = 200

/** Words that are frequent in speech tell little, however rare they are in the resources. */
const VAGUE = 0.3

/** Plans a search of `words`. Null where no word of it means anything. */
export function planSearch(words: readonly string[], vocabulary: Vocabulary): SearchPlan | null {
  const lookedUp = vocabulary.lookUp(words)
  const said = lookedUp.filter(({ typed }) => !fillers.has(typed))
  const terms = (said.length > 0 ? said : lookedUp).map(termOf)
  if (terms.length === 0) return null
  for (const { joined, from, to } of joinedWords(words)) {
    const word = vocabulary.find(joined)
    const meant = terms.filter(({ at }) => at >= from && at <= to)
    for (const term of word ? meant : []) {
      if (word) addExpansion(term, [word], 1 / meant.length)
      term.readAs = null
    }
  }
  return {
    terms,
    telling: tellingOf(terms),
    said: terms.map(({ at }) => words[at - 1]).join(' '),
  }
}

function termOf({ at, typed, known, begun, near }: LookedUpWord): Term {
  const term: Term = { at, expansions: [], resources: 0, readAs: null }
  if (known) addExpansion(term, [known], vague.has(typed) ? VAGUE : 1)
  const beginnings = begun.slice(0, MOST_BEGUN)
  if (beginnings.length > 0) addExpansion(term, beginnings, known ? BEGUN : 1)
  // What nobody says but people ask for ("zoom") may also be a slip that somebody made before.
  const meant = known && known.resources > 0 ? null : nearestWords(typed, near)
  if (meant) addExpansion(term, meant.words, MISTYPED)
  if (meant && !known) term.readAs = { typed, words: meant.words.map(({ word }) => word) }
  return term
}

function addExpansion(term: Term, words: readonly KnownWord[], closeness: number): void {
  const rarity = Math.min(...words.map((word) => word.rarity))
  const lexemes = [...new Set(words.map((word) => word.lexeme))]
  term.expansions.push({ lexemes, worth: rarity * closeness })
  term.resources += words.reduce((sum, word) => sum + word.resources, 0)
}

/** The terms that bring in a row: the rarer ones, or else the rarest where all are common. */
function tellingOf(terms: readonly Term[]): boolean[] {
  const isRare = ({ resources }: Term) => resources <= COMMON
  if (terms.some((term) => isRare(term) && term.resources > 0)) return terms.map(isRare)
  const known = terms.filter((term) => term.resources > 0)
  const rarest = known.toSorted((a, b) => a.resources - b.resources)[0]
  return terms.map((term) => isRare(term) || term === rarest)
}
