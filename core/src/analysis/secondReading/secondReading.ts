import type { Sentence } from '../../document/reading.ts'
import type { Facts } from '../facts.ts'
import type { Hit } from '../language/find.ts'
import type { FirstReading, Verdict } from '../rule.ts'
import { Demands } from './demands.ts'
import { Reader } from './reader.ts'
import { shippedTables } from './shippedTables.ts'
import { oddsOf, type Signs, signsOf } from './signs.ts'

/** In log odds, from here on words are shown: some faults stay unseen so that few harmless words are shown. */
const LEAST_AGAINST = 0.2

/**
 * Reads a document a second time, by what was learnt from many writers' letters rather than by patterns: it takes back
 * what patterns found in harmless words, and finds what they do not know how to say.
 *
 * @param firsts what the patterns of each rule that applies found
 * @returns the verdicts in the same order
 */
export function readAgain(facts: Facts, firsts: readonly FirstReading[]): readonly Verdict[] {
  const { sentences } = facts.reading
  const reader = new Reader(shippedTables(), facts.docType, firsts.map(idOf))
  const fixed = new Set(firsts.filter((first) => stands(reader, first)))
  const shown = signsOf(reader, sentences, firsts)
    .map((signs) => ({ signs, odds: oddsOf(signs) }))
    .filter(({ signs, odds }) => odds >= LEAST_AGAINST && !isReckoned(facts, firsts, signs))
  const chosen = choose(shown, [...fixed].flatMap(sentenceOf))
  const demands = new Demands(reader, sentences)
  return firsts.map((first) =>
    fixed.has(first) ? first.verdict : verdictOf(first, chosen.get(idOf(first)), demands),
  )
}

/** What comes from days that were counted, or parts that were compared, no single sentence shows. */
export function stands(reader: Reader, first: FirstReading): boolean {
  const { rule, verdict } = first
  if (verdict.state === 'silent') return false
  if (!reader.knows(idOf(first)) || rule.reckons) return true
  if ('text' in verdict && verdict.text !== undefined) return true
  if (verdict.state !== 'contradicted') return false
  return !reader.isLegible(verdict.at.sentence) || isTerse(verdict.at.sentence)
}

/** "There will be no hearing." */
const FEW_WORDS = 5

/** So few words say too little to be weighed against a pattern that knows them. */
function isTerse({ text }: Sentence): boolean {
  return text.split(/\s+/, FEW_WORDS + 1).length <= FEW_WORDS
}

/** Where days are counted from dates that are told, the rule has counted them, and words do not tell it better. */
function isReckoned(
  { dates }: Facts,
  firsts: readonly FirstReading[],
  { id, isFound, sentence: { start, end } }: Signs,
): boolean {
  if (isFound || !dates.some((date) => date.start >= start && date.end <= end)) return false
  return firsts.some((first) => idOf(first) === id && first.rule.reckons === true)
}

interface Weighted {
  readonly signs: Signs
  /** In log odds that it is an issue. */
  readonly odds: number
}

/**
 * The likeliest sentence of each rule, unless it goes likelier against another: a sentence goes against one rule.
 *
 * @param all what is likely enough to be shown
 * @param taken sentences that are shown already
 */
export function choose(
  all: readonly Weighted[],
  taken: readonly Sentence[],
): ReadonlyMap<string, Signs> {
  const best = new Map<string, Weighted>()
  for (const one of all) {
    if (one.odds > (best.get(one.signs.id)?.odds ?? Number.NEGATIVE_INFINITY))
      best.set(one.signs.id, one)
  }
  const sentences = new Set(taken)
  const chosen = new Map<string, Signs>()
  for (const { signs } of [...best.values()].toSorted((one, other) => other.odds - one.odds)) {
    if (sentences.has(signs.sentence)) continue
    sentences.add(signs.sentence)
    chosen.set(signs.id, signs)
  }
  return chosen
}

function verdictOf(
  { rule, verdict }: FirstReading,
  chosen: Signs | undefined,
  demands: Demands,
): Verdict {
  if (chosen?.isFound) return verdict
  if (chosen && rule.contradicted) {
    return {
      state: 'contradicted',
      at: whole(chosen.sentence),
      text: cautious(rule.contradicted),
      isUnsure: true,
    }
  }
  if (verdict.state === 'contradicted') return { state: 'silent' }
  const met = verdict.state === 'missing' ? demands.met(rule.requirements[0]) : undefined
  return met ? { state: 'found', at: whole(met) } : verdict
}

/** The sentence that patterns found to go against their rule. */
export function sentenceOf({ verdict }: FirstReading): Sentence[] {
  return verdict.state === 'contradicted' ? [verdict.at.sentence] : []
}

function idOf({ rule }: FirstReading): string {
  return rule.requirements[0]
}

function whole(sentence: Sentence): Hit {
  return { sentence, start: sentence.start, end: sentence.end }
}

/** What no pattern found is said with more care, and with what the rule asks. */
function cautious(contradicted: string): string {
  const demand = contradicted.slice(contradicted.indexOf('. ') + 2)
  return `These words may go against this rule. Read them with care. ${demand}`
}
