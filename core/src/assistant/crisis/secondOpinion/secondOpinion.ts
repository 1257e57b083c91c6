import { phrase } from '../../../analysis/language/phrase.ts'
import { hears } from '../../language/hears.ts'
import type { Message } from '../../language/signs.ts'
import type { CrisisKind } from '../crisis.ts'
import { lightWords } from '../heavyWords.ts'
import { alleged } from '../told.ts'
import { unpacked } from './packed.ts'
import { kindTraitsOf, type PlainText, type Trait, traitsOf } from './traits.ts'
import { bias, kindWeights, weights } from './weights.ts'

/** From here on nothing but the crisis is answered. */
const SURE = 1
/** From here on a message is taken for a crisis although no rule found one. Chosen on messages kept aside. */
const LIKELY = -0.75
/** From here on it is answered, with one gentle line before. */
const UNSURE = -1.75
/** Below this, what a rule found is an idiom, a quotation or a subject of study, not somebody's trouble. */
const DOUBTED = -1.75
/** A short message says outright what it says: there the rules are seldom wrong, and the model has little to go by. */
const DOUBTED_IF_SHORT = -2.75
/** In words. */
const SHORT = 8
/** Below this it is no crisis for certain, though a rule found it: what was asked is answered after the lines. */
const SURE_OF_RULED = -0.5
/** Below this not even the gentle line is set before the answer. */
const HARMLESS = -3

/**
 * - crisis: nothing else is answered
 * - likely: the crisis first, and then what the message may have asked
 * - unsure: it is answered, after one gentle line that holds 988
 */
export type Level = 'crisis' | 'likely' | 'unsure' | 'none'

const table = unpacked(weights)
const kindTables = kindWeights.map(({ kind, bias: own, ...table }) => {
  return { kind, bias: own, table: unpacked(table) }
})

/**
 * What a model that learnt from marked messages thinks of one in which no rule found anything. Its table is
 * made offline (`tools/train.ts`), so the same message always gets the same answer.
 */
export function secondOpinion(message: Message): Level {
  const { whole } = message
  if (hears(whole, heardOtherwise)) return 'none'
  const score = crisisScore(message)
  if (score >= SURE) return 'crisis'
  if (score >= LIKELY) return 'likely'
  return score >= UNSURE ? 'unsure' : 'none'
}

/**
 * What the model thinks of a message in which a rule found a crisis: it takes back only what it is sure is
 * none, and then mostly leaves the gentle line.
 */
export function opinionOfRuled(message: Message): Level {
  const { whole, sentences } = message
  const parts = [1, 2, 3].flatMap((count) => neighbours(sentences, count))
  const score = highest([whole, ...parts])
  const doubted = wordCount(whole) > SHORT ? DOUBTED : DOUBTED_IF_SHORT
  if (score >= doubted) return score >= SURE_OF_RULED ? 'crisis' : 'likely'
  return score >= HARMLESS ? 'unsure' : 'none'
}

/** Idioms, what somebody is accused of, and thanks: here the rules know better than any sum. */
const heardOtherwise = [
  ...lightWords,
  ...alleged,
  phrase`^(?:okay |ok |hi |hello )?(?:thanks|thank you|gracias|goodbye|bye)(?: \w+){0,4}$`,
]

/** Log odds of a crisis: those of the message or, where it is long, of the two sentences that are most like one. */
export function crisisScore({ whole, sentences }: Message): number {
  return highest([whole, ...(wordCount(whole) > LONG ? neighbours(sentences, 2) : [])])
}
/** In words. One sign among so many would not count for enough. */
const LONG = 30

/**
 * The kinds that a crisis without a rule is most likely of: one if that is clear, else 'unclear', with what is
 * likeliest behind it.
 */
export function likelyKinds({ whole }: Message): readonly CrisisKind[] {
  const traits = kindTraitsOf(whole)
  const ranked = kindTables
    .map(({ kind, bias: own, table: of }) => ({ kind, score: summed(of, own, traits) }))
    .toSorted((one, other) => other.score - one.score)
  const [first, second] = ranked
  if (!first || !second) return ['unclear']
  return first.score - second.score >= CLEAR ? [first.kind] : ['unclear', first.kind]
}
/** Log odds by which the likeliest kind must lead. */
const CLEAR = 1

function summed(weightsOf: Float64Array, start: number, traits: readonly Trait[]): number {
  return traits.reduce((sum, [place, counts]) => sum + (weightsOf[place] ?? 0) * counts, start)
}

function highest(parts: readonly PlainText[]): number {
  return Math.max(...parts.map((part) => summed(table, bias, traitsOf(part))))
}

/** Each sentence with those after it, `count` in all: harmless sentences around a sign do not hide it there. */
function neighbours(sentences: readonly PlainText[], count: number): readonly PlainText[] {
  return sentences.map((_, at) => {
    const near = sentences.slice(at, at + count)
    return { plain: near.map(({ plain }) => plain).join(' | ') }
  })
}

function wordCount({ plain }: PlainText): number {
  return plain.split(' ').length
}
