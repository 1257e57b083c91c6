import { citesAbove } from '../knowledge/findCites.ts'
import type { GuideEntry, Statement } from '../knowledge/guide/entry.ts'
import { storiesOf } from '../knowledge/stories.ts'
import { atOnce } from './atOnce.ts'
import { type Centres, type CentresData, centresOf, centresSteps } from './centres.ts'
import { conceptWords, englishWords, isSpanishWord, type Term, termsOf } from './concepts.ts'
import { type Odds, type OddsData, oddsOf, oddsSteps } from './odds.ts'
import { piecesOf } from './pieces.ts'
import {
  buildPostings,
  type Field,
  type Postings,
  type PostingsData,
  postingsOf,
} from './postings.ts'
import type { Saying } from './saying.ts'
import { sharedTerms } from './sharedTerms.ts'
import { remembering, type Speller, spellerOf } from './spelling.ts'
import { TermNumbers } from './termNumbers.ts'
import { wordsOf } from './words.ts'

/** What the index is kept as: plain data, made by a build or another thread (`guideIndexOf`). */
export interface GuideIndexData {
  readonly whole: PostingsData
  readonly phrasings: PostingsData
  /** The entry of each phrasing. */
  readonly entryOfPhrasing: Uint16Array
  /** The length of each phrasing, as the root of the sum of its squared rarities. */
  readonly phrasingLength: Float32Array
  readonly centres: CentresData
  readonly odds: OddsData
  /** How often each word is used that is right as it stands. */
  readonly words: ReadonlyMap<string, number>
}

/** The guide made ready for questions. */
export interface GuideIndex {
  readonly data: GuideIndexData
  readonly entries: readonly GuideEntry[]
  /** Finds entries by all that they say. */
  readonly whole: Postings
  /** Finds single phrasings (`asked` and the title) by their words. */
  readonly phrasings: Postings
  /** Finds entries by what all their phrasings have in common. */
  readonly centres: Centres
  /** Weighs which entry all that is said of it speaks for. */
  readonly odds: Odds
  readonly mend: Speller
}

/** The index of what it was kept as. `entries` are those that it was built from. */
export function guideIndexOf(entries: readonly GuideEntry[], data: GuideIndexData): GuideIndex {
  return {
    data,
    entries,
    whole: postingsOf(data.whole),
    phrasings: postingsOf(data.phrasings),
    centres: centresOf(data.centres),
    odds: oddsOf(data.odds),
    mend: spellerOf(data.words, conceptWords),
  }
}

const weights = { title: 5, asked: 1.5, summary: 2, answer: 1.4, more: 0.7, steps: 0.5, cites: 3 }
const UPPER = 0.4
const LENGTH_OF_ENTRY_MATTERS = 0.35

/** Builds the index at once. */
export function buildGuideIndex(entries: readonly GuideEntry[]): GuideIndex {
  return atOnce(guideIndexSteps(entries))
}

/** Builds the index in steps, between which a server can answer: the longest takes a tenth of a second. */
export function* guideIndexSteps(
  entries: readonly GuideEntry[],
): Generator<undefined, GuideIndex, void> {
  const words = wordCounts(entries)
  const mendOnce = remembering(spellerOf(words, conceptWords))
  yield
  const share = sharedTerms()
  const read: ReadEntry[] = []
  for (const entry of entries) {
    read.push(readEntry(entry, mendOnce, share))
    yield
  }
  const fields = read.map((of) => of.fields)
  const whole = buildPostings(fields, LENGTH_OF_ENTRY_MATTERS)
  yield
  const phrasings = read.flatMap((of) => of.phrasings.map(({ terms }) => terms))
  const found = buildPostings(
    phrasings.map((terms) => [{ terms, weight: 1 }]),
    0,
  )
  yield
  const sayings = read.map(({ phrasings, statements }) => [...phrasings, ...statements])
  const numbers = new TermNumbers()
  const centres = yield* centresSteps(sayings, numbers)
  const odds = yield* oddsSteps(sayings, numbers)
  return guideIndexOf(entries, {
    whole: whole.data,
    phrasings: found.data,
    entryOfPhrasing: Uint16Array.from(read.flatMap((of, at) => of.phrasings.map(() => at))),
    phrasingLength: Float32Array.from(phrasings, (terms) => lengthOf(terms, found.rarity)),
    centres: centres.data,
    odds: odds.data,
    words,
  })
}

/** What an entry says, as terms: its fields, how people ask for it, and the statements of its answer. */
interface ReadEntry {
  readonly fields: Field[]
  readonly phrasings: readonly Saying[]
  readonly statements: readonly Saying[]
}

const weightOfSaying = { title: 2, summary: 1, asked: 1, story: 1, answer: 0.5 }

function readEntry(
  entry: GuideEntry,
  mend: Speller,
  share: (terms: readonly Term[]) => Term[],
): ReadEntry {
  const { answer, asked, summary, title } = entry
  const say = (text: string, weight: number): Saying => {
    const terms = share(mendedTerms(text, mend))
    return { terms, pieces: share(piecesOf(text)), weight }
  }
  const phrasings = [
    ...asked.map((text) => say(text, weightOfSaying.asked)),
    ...storiesOf(entry.slug).map((text) => say(text, weightOfSaying.story)),
  ]
  return {
    fields: fieldsOf(
      entry,
      phrasings.flatMap(({ terms }) => terms),
    ),
    phrasings: [
      say(title, weightOfSaying.title),
      say(summary, weightOfSaying.summary),
      ...phrasings,
    ],
    statements: answer.map(({ text }) => say(text, weightOfSaying.answer)),
  }
}

/** The terms of a text of the guide. */
export function termsIn(text: string): Term[] {
  return termsOf(englishWords(text))
}

function mendedTerms(text: string, mend: Speller): Term[] {
  return termsOf(englishWords(text).map(mend))
}

/** The length of a set of terms, for comparing sets of different sizes. */
export function lengthOf(terms: readonly Term[], rarity: (term: string) => number): number {
  const seen = new Map(terms.map(({ term, weight }) => [term, weight]))
  let sum = 0
  for (const [term, weight] of seen) sum += (weight * rarity(term)) ** 2
  return Math.sqrt(sum)
}

function fieldsOf(entry: GuideEntry, asked: readonly Term[]): Field[] {
  const text = (statements: readonly Statement[]) => statements.map(({ text }) => text).join('\n')
  const more = entry.more.map(({ heading, statements }) => `${heading}\n${text(statements)}`)
  const field = (words: string, weight: number) => ({ terms: termsIn(words), weight })
  return [
    field(`${entry.title}\n${entry.topic.replaceAll('-', ' ')}`, weights.title),
    { terms: asked, weight: weights.asked },
    field(entry.summary, weights.summary),
    field(text(entry.answer), weights.answer),
    field(more.join('\n'), weights.more),
    field(entry.steps.join('\n'), weights.steps),
    { terms: entry.answer.flatMap(({ cites }) => cites.flatMap(citeTerms)), weight: weights.cites },
  ]
}

/** A paragraph of the law as a term. */
export function citeTerm(cite: string, weight: number): Term {
  return { term: `§${cite.replaceAll(' ', '')}`, weight }
}

/** True for a paragraph of the law. */
export function isCite({ term }: Term): boolean {
  return term.startsWith('§')
}

/** A paragraph and those over it, which are named more loosely. */
function citeTerms(cite: string): Term[] {
  return [citeTerm(cite, 1), ...citesAbove(cite).map((upper) => citeTerm(upper, UPPER))]
}

/** A word of the phrasings alone is taken for right from this many uses on; they hold slips on purpose. */
const RIGHT_BY_USE = 2
/** Long words are misspelled the same way by many. */
const LONG = 8
const LONG_RIGHT_BY_USE = 6

/** How often each word is used that is right as it stands. */
function wordCounts(entries: readonly GuideEntry[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (text: string, share: number) => {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + share)
  }
  for (const { answer, asked, more, summary, title } of entries) {
    const said = [answer, ...more.map(({ statements }) => statements)].flat()
    count([title, summary, ...said.map(({ text }) => text)].join('\n'), LONG_RIGHT_BY_USE)
    for (const text of asked) count(text, 1)
  }
  for (const [word, often] of counts) {
    const enough = word.length >= LONG ? LONG_RIGHT_BY_USE : RIGHT_BY_USE
    if (often < enough && !isSpanishWord(word)) counts.delete(word)
  }
  return counts
}
