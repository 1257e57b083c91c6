import type { Sentence } from '../document/reading.ts'
import type { Stance } from './stances.ts'

/** What a document says of a requirement, all its passages together. */
export interface Evidence {
  /** Numbers that a judge weighs, in the order of `signNames`. */
  readonly signs: readonly number[]
  /**
   * The sentence that meets it likeliest, and the one that goes against it likeliest. Of those that meet it clearly one
   * that is no item of a list comes first: an item is but a part of what its list says.
   */
  readonly met: Sentence
  readonly against: Sentence
}

export const signNames = [
  'met',
  'met in another sentence',
  'speaks',
  'speaks in another sentence',
  'against',
  'against in another sentence',
  'met where it is against',
  'sentences',
  'speaks where it is against',
  'length where it is against',
  'usual',
  'against at a second look',
  'against at a second look at another sentence',
  'met at a second look',
] as const

/** Log odds of a sentence that was not worth a second look. */
export const NO_LOOK = -6
/** How much more a second look counts: it sees the requirement beside the sentence. */
const SECOND = 1.5

/**
 * Gathers what all sentences say of one requirement.
 *
 * @param stances of the sentences, in their order
 * @param usual how often papers of the kind go against it, as a logarithm
 * @returns undefined for a document without a sentence
 */
export function evidenceOf(
  sentences: readonly Sentence[],
  stances: readonly Stance[],
  usual: number,
): Evidence | undefined {
  const met = highest(stances, ({ met: score }) => score)
  const speaks = highest(stances, ({ speaks: score }) => score)
  const against = highest(stances, ({ against: score }) => score)
  const second = highest(stances, ({ second: look }) => look?.against ?? NO_LOOK)
  const opposing = highest(
    stances,
    (stance) => stance.against + SECOND * (stance.second?.against ?? NO_LOOK),
  ).first
  const [meets, opposes] = [clearest(sentences, stances, met.first), sentences[opposing]]
  if (!meets || !opposes) return undefined
  const there = stances[opposing]
  const again = there?.second?.against ?? NO_LOOK
  const signs = [
    met.score,
    met.next,
    speaks.score,
    speaks.next,
    against.score,
    against.next,
    there?.met ?? 0,
    Math.log(sentences.length),
    there?.speaks ?? 0,
    Math.log(opposes.text.length + 1),
    usual,
    again,
    opposing === second.first ? second.next : second.score,
    there?.second?.met ?? NO_LOOK,
  ]
  return { signs, met: meets, against: opposes }
}

/** From these log odds on a sentence clearly meets a requirement. */
export const CLEARLY_MET = 4
/** "(c) a conflict of interest", "- new evidence" */
const isItem = /^\W{0,2}(?:[a-z]|[ivx]+|\d{1,2})[.)]\s|^[-•*]\s/

function clearest(
  sentences: readonly Sentence[],
  stances: readonly Stance[],
  likeliest: number,
): Sentence | undefined {
  const first = sentences[likeliest]
  if (!first || !isItem.test(first.text)) return first
  const whole = stances.map(({ met }, at) =>
    isItem.test(sentences[at]?.text ?? '') ? Number.NEGATIVE_INFINITY : met,
  )
  const at = whole.indexOf(Math.max(...whole))
  return (whole[at] ?? 0) >= CLEARLY_MET ? sentences[at] : first
}

/** The place of the highest score, that score, and the highest of the other places (the same where there is none). */
function highest(stances: readonly Stance[], scoreOf: (stance: Stance) => number) {
  const scores = stances.map(scoreOf)
  const first = scores.reduce((best, score, at) => (score > (scores[best] ?? 0) ? at : best), 0)
  const score = scores[first] ?? 0
  const others = scores.filter((_, at) => at !== first)
  const next = others.reduce((best, one) => Math.max(best, one), Number.NEGATIVE_INFINITY)
  return { first, score, next: others.length === 0 ? score : next }
}
