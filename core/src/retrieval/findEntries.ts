import { findCites } from '../knowledge/findCites.ts'
import type { GuideEntry } from '../knowledge/guide/entry.ts'
import { guide } from '../knowledge/guide.ts'
import { commonWords } from './commonWords.ts'
import { englishWords, PART_OF_PHRASE, queryTerms, type Term } from './concepts.ts'
import { elsewhere } from './elsewhere.ts'
import {
  citeTerm,
  type GuideIndex,
  type GuideIndexData,
  guideIndexOf,
  guideIndexSteps,
  isCite,
} from './guideIndex.ts'
import { isPiece, piecesOf } from './pieces.ts'
import type { Postings } from './postings.ts'

/** An entry with how well it fits a question, from 0 to about 1. */
export interface Fit {
  readonly entry: GuideEntry
  readonly score: number
  /** The part of the question's words that the entry holds, by how much they say; from 0 to 1. */
  readonly held: number
  /** Whether the entry holds a word of the field that the question says. */
  readonly ofField: boolean
}

const UNKNOWN = 0.5

let index: GuideIndex | undefined
let steps: ReturnType<typeof guideIndexSteps> | undefined

const found = [...guide, elsewhere]

/** Takes the index of the guide as a build has made it of the same guide, so that nobody waits for it. */
export function takeGuideIndex(data: GuideIndexData): void {
  index ??= guideIndexOf(found, data)
  steps = undefined
}

/** The index of the guide, built when it is first asked for. */
export function guideIndex(): GuideIndex {
  while (!index) buildGuideIndexStep()
  return index
}

/** Does a step of building the index of the guide. True: it is ready. */
export function buildGuideIndexStep(): boolean {
  if (index) return true
  steps ??= guideIndexSteps(found)
  const step = steps.next()
  if (step.done) [index, steps] = [step.value, undefined]
  return step.done === true
}

/** A question's words, mended and in English, as the guide's own words are compared. */
export function readWords(text: string, { mend }: GuideIndex = guideIndex()): string[] {
  return englishWords(text).map((word) => (commonWords.has(word) ? word : mend(word)))
}

/** What a text asks for: its terms, each once, with what is related to them. */
export function questionTerms(text: string, within: GuideIndex = guideIndex()): readonly Term[] {
  const cites = findCites(text)
  const words = cites.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  )
  const named = cites.filter(({ cite }) => cite !== '').map(({ cite }) => citeTerm(cite, CITE))
  return [...queryTerms(readWords(words, within)), ...named, ...piecesOf(words)]
}

/** A paragraph that a question names says more than its words. */
const CITE = 2

/** The first terms with those of the others that are not among them, at a share of their weight. */
export function joinTerms(
  first: readonly Term[],
  others: readonly Term[],
  share: number,
): readonly Term[] {
  const said = new Set(first.map(({ term }) => term))
  const added = others.filter(({ term }) => !said.has(term))
  return [...first, ...added.map(({ term, weight }) => ({ term, weight: weight * share }))]
}

/** The entries that fit the terms of a question, the best first. */
export function findEntries(
  terms: readonly Term[],
  within: GuideIndex = guideIndex(),
): readonly Fit[] {
  const words = terms.filter((term) => !isPiece(term))
  if (words.length === 0) return []
  const whole = wholeScores(words, within)
  const { best, second } = phrasingScores(words, within)
  const near = within.centres.near(terms)
  const odds = within.odds.of(terms)
  const mostOdds = Math.max(...odds)
  // A paragraph that is named stands in few phrasings, so these cannot say where it is.
  const share = terms.some(isCite) ? 0 : ODDS
  const ranked = within.entries
    .map((entry, at) => {
      const fit =
        wordsFit(whole[at] ?? 0, best[at] ?? 0, second[at] ?? 0) + CENTRE * (near[at] ?? 0)
      return { entry, at, fit, rank: fit - share * (mostOdds - (odds[at] ?? 0)) }
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MOST_ENTRIES)
  const [first] = ranked
  if (!first) return []
  const scale = first.entry === elsewhere ? SCALE * BEYOND : SCALE
  return ranked
    .filter(({ entry }) => entry !== elsewhere)
    .map(({ entry, at, rank }) => ({
      entry,
      score: (scale * first.fit) / (1 + BEHIND * (first.rank - rank)),
      ...heldBy(at, words, within),
    }))
}

/** What the guide's own entries count where the question is nearer to what is no matter of the guide. */
const BEYOND = 0.25

/** Further down nothing answers the question. */
const MOST_ENTRIES = 30

/** Words of the field that nearly every entry holds, such as those for the school, tell nothing. */
const TELLING = 0.7

function heldBy(at: number, terms: readonly Term[], { whole }: GuideIndex) {
  let [held, all, ofField] = [0, 0, false]
  for (const { term, weight } of terms) {
    if (weight < PART_OF_PHRASE || term.includes(' ')) continue
    const worth = weight * (whole.rarity(term) || whole.highestRarity)
    all += worth
    if (!whole.holds(term, at)) continue
    held += worth
    ofField ||= term.startsWith('=') && whole.rarity(term) > TELLING
  }
  return { held: all === 0 ? 0 : held / all, ofField }
}

/** What an entry says of the question counts half; its nearest phrasings the other half. */
function wordsFit(whole: number, best: number, second: number): number {
  return 0.5 * whole + 0.35 * best + 0.15 * second
}

/** What an entry's phrasings have in common finds more than the nearest. */
const CENTRE = 2.5
/** What all phrasings speak for finds more than the nearest: seen on phrasings that the index did not hold. */
const ODDS = 0.06
/** Keeps a good fit near to 1. */
const SCALE = 0.4
/** Odds are sure of themselves: an entry that is well behind may still be what was meant. */
const BEHIND = 0.9

/** Of all that an entry could match, the part that it does, from 0 to 1. */
function wholeScores(terms: readonly Term[], { whole, entries }: GuideIndex): Float32Array {
  const scores = new Float32Array(entries.length)
  let most = 0
  for (const { term, weight } of terms) {
    whole.add(term, weight, scores)
    most += weight * (whole.rarity(term) || rarityOfUnknown(term, whole)) * whole.most
  }
  if (most > 0) for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / most
  return scores
}

/** A word that the guide never uses makes it less likely that the guide covers the question. */
function rarityOfUnknown(term: string, { highestRarity }: Postings): number {
  return term.includes(' ') ? 0 : UNKNOWN * highestRarity
}

/** For each entry how near its nearest phrasing is, and the second nearest, from 0 to 1. */
function phrasingScores(terms: readonly Term[], index: GuideIndex) {
  const { phrasings } = index
  const { entryOfPhrasing, phrasingLength } = index.data
  const scores = new Float32Array(entryOfPhrasing.length)
  for (const { term, weight } of terms) {
    // Impacts hold the rarity once; the other factor makes it a comparison of two weighted sets.
    phrasings.add(term, weight * phrasings.rarity(term), scores)
  }
  const length = lengthOfQuery(terms, index)
  const best = new Float32Array(index.entries.length)
  const second = new Float32Array(index.entries.length)
  for (let at = 0; at < scores.length; at++) {
    const raw = scores[at] ?? 0
    if (raw === 0) continue
    const owner = entryOfPhrasing[at] ?? 0
    const near = raw / (length * (phrasingLength[at] || 1))
    if (near > (best[owner] ?? 0)) {
      second[owner] = best[owner] ?? 0
      best[owner] = near
    } else if (near > (second[owner] ?? 0)) second[owner] = near
  }
  return { best, second }
}

function lengthOfQuery(terms: readonly Term[], { phrasings }: GuideIndex): number {
  let sum = 0
  for (const { term, weight } of terms) {
    sum += (weight * (phrasings.rarity(term) || rarityOfUnknown(term, phrasings))) ** 2
  }
  return Math.sqrt(sum) || 1
}
