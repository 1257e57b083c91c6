import type { Term } from '../../retrieval/concepts.ts'
import { questionTerms, readWords } from '../../retrieval/findEntries.ts'
import { isEmptyWord } from '../../retrieval/words.ts'
import type { Question } from '../exchange.ts'
import { plainWords } from '../language/plainWords.ts'

/** What a message goes on about. */
export interface FollowUp {
  /** Terms of the turns before, to be looked for beside the message's own. */
  readonly terms: readonly Term[]
  /** The question before, as it was asked. */
  readonly before: string
  /** The message says nothing of its own ("why?", "tell me more"): more of the same is wanted. */
  readonly more: boolean
}

const goesOn =
  /^(?:\| )?(?:and|but|so|or|also|okay|what about|how about|what if|then|even if|same for|y si|y|pero)\b/
const pointsBack =
  /\b(?:that|it|this|they|them|those|these|he|she|him|her|one|ones|there|then|the same|eso|ellos)\b/
const onlyMore =
  /^(?:why|how come|why not|tell me more|more|go on|explain|explain more|can you explain|what else|anything else|what do you mean|i do not (?:get|understand)(?: it| that)?|say more|more detail|more details|huh|por que|mas)(?: (?:please|that|it|about that|about it|is that|though))*(?: [|?])*$/

/** So few words of the matter never stand alone after another question. */
const ALONE = 1
const FEW_WORDS = 4
const SHORT = 14

/** What the message goes on about; null where it stands alone or nothing was said before. */
export function followUpOf(question: Question): FollowUp | null {
  const asked = question.history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const before = asked.at(-1)
  if (before === undefined) return null
  const plain = plainWords(question.message)
  const words = readWords(question.message).filter((word) => !isEmptyWord(word))
  const more = onlyMore.test(plain)
  const few = words.length <= FEW_WORDS
  const short = plain.split(' ').length <= SHORT
  const back = pointsBack.test(plain)
  const isFollowUp =
    more ||
    words.length <= ALONE ||
    (few && (goesOn.test(plain) || back)) ||
    (short && back && goesOn.test(plain))
  if (!isFollowUp) return null
  return { terms: termsOfTurns(asked, more), before, more }
}

/** The turn before counts most; one that said little itself gives way to the one before it. */
function termsOfTurns(asked: readonly string[], more: boolean): Term[] {
  const weights = new Map<string, number>()
  let share = more ? 1 : 0.6
  for (const text of asked.toReversed().slice(0, 3)) {
    const terms = questionTerms(text.slice(0, 2000))
    for (const { term, weight } of terms) {
      if (!weights.has(term)) weights.set(term, weight * share)
    }
    share *= terms.length > 6 ? 0.3 : 0.8
  }
  return [...weights].map(([term, weight]) => ({ term, weight }))
}
