/** From the looked-up words of a search to what PostgreSQL is asked: which rows, and what each match is worth. */
import { fillers, vague } from './emptyWords.ts'
import { nearestWords } from './nearestWords.ts'
import type { KnownWord, LookedUpWord } from './words.ts'
import { joinedWords } from './wordsOf.ts'

/** One reading of a search word: any of some stems, and what a match of it is worth. */
export interface Reading {
  lexemes: string[]
  worth: number
}

/** A word of the search with everything it can mean. */
export interface Term {
  /** Its place among the words of the search, from 1; stop words leave gaps. */
  at: number
  readings: Reading[]
  /** How many resources hold any of its readings. */
  resources: number
}

export interface SearchPlan {
  terms: Term[]
  /** The rows that come into question, as a tsquery. */
  candidates: string
  /** The rows that hold every term, as a tsquery. */
  all: string
  /** The rows that say every term in title or description, as a tsquery. */
  allShown: string
  /** The terms side by side in the title, as a tsquery. */
  titlePhrase: string
  /** The terms side by side anywhere, as a tsquery. */
  phrase: string
  /** The words that count, as they were typed. */
  said: string
  /** Every stem that can match, for the marks. */
  lexemes: string[]
}

/** A word that only begins as typed counts less than one that was typed whole. */
const BEGUN = 0.45
/** What a word is worth that was typed with slips. */
const MISTYPED = 0.8
/** Words that only begin alike are taken up to this many stems. */
const MOST_BEGUN = 12
/** A term in more resources than this tells too little to bring in a row by itself, if there are rarer ones. */
const COMMON = 200
/** Words that are frequent in speech tell little, however rare they are in the resources. */
const VAGUE = 0.3
/** The worth of a word that no resource is known to hold. */
const UNKNOWN = 1

/** Plans a search of `words`, as they were looked up. Null where no word of it means anything. */
export function planSearch(
  words: readonly string[],
  lookedUp: readonly LookedUpWord[],
): SearchPlan | null {
  const single = lookedUp.filter(({ at }) => at <= words.length)
  const said = single.filter(({ typed }) => !fillers.has(typed))
  const terms = (said.length > 0 ? said : single).map(termOf)
  for (const { from, to, word } of knownJoined(words, lookedUp)) {
    const meant = terms.filter(({ at }) => at >= from && at <= to)
    for (const term of meant) addReading(term, reading([word], 1 / meant.length), word.resources)
  }
  if (terms.length === 0) return null
  const all = terms.map((term) => anyOf(term)).join(' & ')
  return {
    terms,
    // What holds all terms holds a telling one.
    candidates: telling(terms)
      .map((term) => anyOf(term))
      .join(' | '),
    all,
    allShown: terms.map((term) => anyOf(term, ':AC')).join(' & '),
    titlePhrase: sideBySide(terms, ':A'),
    phrase: sideBySide(terms, ''),
    said: terms.map(({ at }) => words[at - 1]).join(' '),
    lexemes: [...new Set(terms.flatMap(lexemesOf))],
  }
}

function termOf(word: LookedUpWord): Term {
  const known = (word.rarity ?? UNKNOWN) * (vague.has(word.typed) ? VAGUE : 1)
  const readings: Reading[] = [{ lexemes: [word.lexeme], worth: known }]
  let resources = word.resources ?? 0
  const begun = word.begun.slice(0, MOST_BEGUN)
  if (begun.length > 0) {
    const closeness = word.rarity === null ? 1 : BEGUN
    readings.push(reading(begun, closeness))
    resources += sumOfResources(begun)
  }
  // What nobody says but people ask for ("zoom") may also be a slip that somebody made before.
  const meant = word.resources ? null : nearestWords(word.typed, word.near)
  if (meant) {
    readings.push(reading(meant.words, MISTYPED))
    resources += sumOfResources(meant.words)
  }
  return { at: word.at, readings, resources }
}

/** The runs of words that are known as one word. */
function knownJoined(words: readonly string[], lookedUp: readonly LookedUpWord[]) {
  const joined = joinedWords(words)
  return lookedUp.flatMap(({ at, typed, lexeme, resources, rarity }) => {
    const run = joined[at - words.length - 1]
    if (!run || rarity === null || resources === null) return []
    return [{ from: run.from, to: run.to, word: { word: typed, lexeme, resources, rarity } }]
  })
}

function addReading(term: Term, more: Reading, resources: number): void {
  term.readings.push(more)
  term.resources += resources
}

function reading(words: readonly KnownWord[], closeness: number): Reading {
  const rarity = Math.min(...words.map((word) => word.rarity))
  return { lexemes: [...new Set(words.map((word) => word.lexeme))], worth: rarity * closeness }
}

function sumOfResources(words: readonly KnownWord[]): number {
  return words.reduce((sum, word) => sum + word.resources, 0)
}

/** The terms that bring in a row: the rarer ones, or the rarest where all are common. Never none. */
function telling(terms: readonly Term[]): Term[] {
  const rare = terms.filter((term) => term.resources <= COMMON)
  if (rare.some((term) => term.resources > 0)) return rare
  const known = terms.filter((term) => term.resources > 0)
  const rarest = known.toSorted((a, b) => a.resources - b.resources).slice(0, 1)
  return [...rare, ...rarest]
}

function lexemesOf(term: Term): string[] {
  return term.readings.flatMap(({ lexemes }) => lexemes)
}

/** Any reading of a term as a tsquery, in a field where one is named (':A'). */
function anyOf(term: Term, field = ''): string {
  return anyLexeme(lexemesOf(term), field)
}

function sideBySide(terms: readonly Term[], field: string): string {
  return terms
    .map((term, index) => {
      const before = terms[index - 1]
      const gap = before ? ` <${term.at - before.at}> ` : ''
      return gap + anyOf(term, field)
    })
    .join('')
}

/** Some stems as a tsquery. Quoted, so that nothing in them is read as an operator. */
export function anyLexeme(lexemes: readonly string[], field = ''): string {
  const quoted = [...new Set(lexemes)].map((lexeme) => {
    return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${field}`
  })
  return `(${quoted.join(' | ')})`
}
