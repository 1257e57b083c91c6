import { phrase } from '../../../analysis/language/phrase.ts'
import { unpacked } from '../../../learnt/packed.ts'
import { summed } from '../../../learnt/traits.ts'
import { matchesAny } from '../../language/indexedMessage.ts'
import type { Message } from '../../language/signs.ts'
import type { CrisisKind } from '../crisis.ts'
import { lightWords } from '../lightWords.ts'
import { alleged } from '../told.ts'
import { isLong, kindTraitsOf, longTraitsOf, type PlainText, traitsOf } from './traits.ts'
import { bias, kindWeights, longWeights, weights } from './weights.ts'

/** Log odds of a crisis from which on a message is taken for one, and what comes after. */
interface Bounds {
  /** From here on nothing but the crisis is answered. */
  readonly sure: number
  /** From here on a message is taken for a crisis although no rule found one. */
  readonly likely: number
  /** From here on it is answered, with one gentle line before. */
  readonly unsure: number
  /** Below this, what a rule found is an idiom, a quotation or a subject of study, not somebody's trouble. */
  readonly doubted: number
  /** Below this it is no crisis for certain, though a rule found it: what was asked is answered after the lines. */
  readonly certain: number
}

/** In words. A short message says outright what it says: there the rules are seldom wrong. */
const SHORT = 8

/** Chosen on messages kept aside, and on the half of long stories that was not learnt from. */
const bounds: Readonly<Record<'short' | 'middle' | 'long', Bounds>> = {
  short: { sure: 1, likely: -0.7, unsure: -2.1, doubted: -2.75, certain: -1 },
  middle: { sure: 1, likely: -0.75, unsure: -2.1, doubted: -1.75, certain: -1 },
  long: { sure: 1, likely: -1, unsure: -2.4, doubted: -2, certain: 0.8 },
}

function boundsOf(whole: PlainText): Bounds {
  if (isLong(whole)) return bounds.long
  return bounds[whole.plain.split(' ').length > SHORT ? 'middle' : 'short']
}

/** By how much what is doubted must fall below, before not even the gentle line is set before the answer. */
const HARMLESS = 1.25

/**
 * - crisis: nothing else is answered
 * - likely: the crisis first, and then what the message may have asked
 * - unsure: it is answered, after one gentle line that holds 988
 */
export type Level = 'crisis' | 'likely' | 'unsure' | 'none'

const table = unpacked(weights)
const longTable = unpacked(longWeights)
const kindTables = kindWeights.map(({ kind, bias: own, ...table }) => {
  return { kind, bias: own, table: unpacked(table) }
})

/**
 * What a model that learnt from marked messages thinks of one in which no rule found anything. Its table is
 * made offline (`tools/train.ts`), so the same message always gets the same answer.
 */
export function secondOpinion(message: Message): Level {
  const { whole } = message
  if (matchesAny(whole, heardOtherwise)) return 'none'
  const { likely, sure, unsure } = boundsOf(whole)
  const score = crisisScore(message)
  if (score >= sure) return 'crisis'
  if (score >= likely) return 'likely'
  return score >= unsure ? 'unsure' : 'none'
}

/**
 * What the model thinks of a message in which a rule found a crisis: it takes back only what it is sure is
 * none, and then mostly leaves the gentle line.
 */
export function opinionOfRuled(message: Message): Level {
  const { whole, sentences } = message
  const parts = [1, 2, 3].flatMap((count) => neighbours(sentences, count))
  const score = highest([whole, ...parts], isLong(whole))
  const { certain, doubted } = boundsOf(whole)
  if (score >= doubted) return score >= certain ? 'crisis' : 'likely'
  return score >= doubted - HARMLESS ? 'unsure' : 'none'
}

/** Idioms, what somebody is accused of, and thanks: here the rules know better than any sum. */
const heardOtherwise = [
  ...lightWords,
  ...alleged,
  phrase`^(?:okay |ok |hi |hello )?(?:thanks|thank you|gracias|goodbye|bye)(?: \w+){0,4}$`,
]

/** Log odds of a crisis: those of the message or, where it is long, of the one or two sentences that are most like one. */
export function crisisScore(message: Message): number {
  return highest(partsJudged(message), isLong(message.whole))
}

/** What is judged of a message, the highest counting: it and, where it is long, each sentence and each two in a row. */
export function partsJudged({ whole, sentences }: Message): readonly PlainText[] {
  const parts = isLong(whole) ? [1, 2].flatMap((count) => neighbours(sentences, count)) : []
  return [whole, ...parts]
}

/**
 * The kinds that a crisis without a rule is most likely of: one if that is clear, else 'unclear', with what is
 * likeliest behind it.
 */
export function likelyKinds(message: Message): readonly CrisisKind[] {
  const ranked = [...kindScores(message)].toSorted(([, one], [, other]) => other - one)
  const [first, second] = ranked
  if (!first || !second) return ['unclear']
  return first[1] - second[1] >= CLEAR ? [first[0]] : ['unclear', first[0]]
}
/** Log odds by which the likeliest kind must lead. */
const CLEAR = 1

/** Log odds of each kind against all others. */
export function kindScores({ whole }: Message): ReadonlyMap<CrisisKind, number> {
  const traits = kindTraitsOf(whole)
  return new Map(
    kindTables.map(({ kind, bias: own, table: of }) => [kind, summed(of, own, traits)]),
  )
}

function highest(parts: readonly PlainText[], ofLong: boolean): number {
  const scores = parts.map((part) => {
    const score = summed(table, bias, traitsOf(part))
    return ofLong ? summed(longTable, score + longWeights.bias, longTraitsOf(part)) : score
  })
  return Math.max(...scores)
}

/** Each sentence with those after it, `count` in all: harmless sentences around a sign do not hide it there. */
function neighbours(sentences: readonly PlainText[], count: number): readonly PlainText[] {
  return sentences.map((_, at) => {
    const near = sentences.slice(at, at + count)
    return { plain: near.map(({ plain }) => plain).join(' | ') }
  })
}
