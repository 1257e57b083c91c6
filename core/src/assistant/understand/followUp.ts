import { stemsOf } from '../../retrieval/stems.ts'
import type { Question } from '../exchange.ts'
import { plainWords } from '../language/plainWords.ts'
import { isCorrecting } from './corrections.ts'
import { isReply } from './replies.ts'

/** What a message goes on about. */
export interface FollowUp {
  /** The questions before, as they were asked, that say what it is about: the oldest first. */
  readonly before: string
  /** The message says nothing of its own ("why?", "tell me more"): more of the same is wanted. */
  readonly more: boolean
  /** It corrects how the question before was understood, and that is asked again. */
  readonly corrects: boolean
  /** It has next to no words of its own: "how long", "what grounds". */
  readonly bare: boolean
}

const goesOn =
  /^(?:\| )?(?:and|but|so|or|also|okay|what about|how about|what if|then|even if|same for|y si|y|pero)\b/
const pointsBack =
  /\b(?:that|it|this|they|them|those|these|he|she|him|her|one|ones|there|then|the same|eso|ellos)\b/
const howMuch =
  /^(?:and |so |okay )*(?:how (?:long|many|much|soon|fast|quick)|by when|until when|cu[aá]nto)\b/
const changes = /^(?:okay |so )*(?:different|another|new|other) (?:thing|question|topic|matter)\b/
const onlyMore =
  /^(?:why|how come|why not|tell me more|more|go on|explain|explain more|can you explain|what else|anything else|what do you mean|i do not (?:get|understand)(?: it| that)?|say more|more detail|more details|huh|por que|mas)(?: (?:please|that|it|about that|about it|is that|though))*(?: [|?])*$/

/** So few words of the matter never stand alone after another question. */
const ALONE = 1
/** In words, with those that say nothing. */
const BARE = 3
const FEW_WORDS = 3
const SHORT = 14
/** In words. A question that says less is told with the one before it. */
const SAYS_ENOUGH = { alone: 4, leaning: 6 }
const LONGEST_BEFORE = 600
/** In words. */
const LONGEST_FOLLOW_UP = 30

/** What the message goes on about; null where it stands alone or nothing was said before. */
export function followUpOf({ history, message }: Question): FollowUp | null {
  const asked = askedBefore(history, message)
  if (asked.length === 0) return null
  const plain = plainWords(message)
  const words = stemsOf(message).length
  const more = onlyMore.test(plain)
  const few = words <= FEW_WORDS
  const short = plain.split(' ').length <= SHORT
  const back = pointsBack.test(plain)
  const isCorrection = isCorrecting(plain)
  const asksOnly = words <= ALONE || (words <= ALONE + 1 && howMuch.test(plain))
  const isFollowUp =
    more ||
    isCorrection ||
    asksOnly ||
    (few && (goesOn.test(plain) || back)) ||
    (short && back && goesOn.test(plain))
  if (!isFollowUp) return null
  const bare = asksOnly && !isCorrection && plain.split(' ').length <= BARE
  return { before: beforeOf(asked, SAYS_ENOUGH.leaning), more, corrects: isCorrection, bare }
}

/** What was asked before a message that is short enough to go on about it; null for all others. */
export function mayGoOn(question: Question): string | null {
  const { history, message } = question
  const asked = askedBefore(history, message)
  if (asked.length === 0 || message.split(/\s+/).length > LONGEST_FOLLOW_UP) return null
  const followUp = followUpOf(question)
  return followUp?.before ?? beforeOf(asked, SAYS_ENOUGH.alone)
}

/** What was asked before a message: replies ask nothing, and a message that is answered anew stood there already. */
function askedBefore(history: Question['history'], message: string): readonly string[] {
  if (isNewMatter(message)) return []
  const asked = history.flatMap(({ content, role }) => (role === 'user' ? content : []))
  return asked.filter((content) => content !== message && !isReply(content))
}

function isNewMatter(message: string): boolean {
  return changes.test(plainWords(message.slice(0, 80)))
}

/** The last questions, until they say enough to know the matter by. */
function beforeOf(asked: readonly string[], enough: number): string {
  const told: string[] = []
  for (const text of asked.slice(-MOST_BEFORE).toReversed()) {
    told.unshift(text.slice(-LONGEST_BEFORE))
    if (stemsOf(told.join(' ')).length >= enough || isNewMatter(text)) break
  }
  return told.join('\n')
}
const MOST_BEFORE = 4
