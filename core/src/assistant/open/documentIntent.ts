import { plainWords } from '../language/plainWords.ts'

/**
 * - summary: what it is and says
 * - dates: what is due and when
 * - missing: what was not found in it, or goes against the rule
 * - next: what to do about it
 * - passage: what it says about something
 */
export type DocumentIntent = 'summary' | 'dates' | 'missing' | 'next' | 'passage'

const names =
  '(?:letter|document|doc|notice|report|email|e mail|pdf|file|paper|policy|handbook|determination|decision|attachment|upload|carta|documento)'
const itself = new RegExp(
  `\\b(?:my|this|the|that|their|our|la|mi|el|este|esta) (?:\\w+ ){0,3}${names}\\b|\\b(?:it|this|they|letter|page|document|notice) (?:say|says|said|mention|mentions|mean|means|tell|tells|include|includes|state|states)\\b|\\b(?:in|from|about|of) (?:it|this)\\b|\\bon page\\b|\\bi uploaded\\b|\\bdoes it\\b|\\b(?:explain|read|is) (?:this|it)\\b|\\bdo they (?:say|mention|tell)\\b`,
)
const intents: readonly (readonly [DocumentIntent, RegExp])[] = [
  [
    'missing',
    /\b(?:missing|left out|leaves? out|leave out|not (?:in|include|included|mention)|should (?:be in|have|say|it)|supposed to (?:be|have|say|include)|wrong with|problems?|issues?|mistakes?|errors?|red flags?|follow the (?:rule|law)|comply|complies|compliant|compliance|complete|valid|legit|falta)\b/,
  ],
  [
    'summary',
    /\b(?:summar\w+|sum (?:it|this) up|tl ?dr|main points?|key points?|gist|overview|break (?:it|this) down|what is (?:this|it|my|the) (?:about|letter|document|notice)?|what (?:kind|type) of|in plain|(?:explain|translate|simplify) (?:this|it|my|the)|what does (?:it|this|(?:my|the|this) \w+)(?: \w+)? (?:say|mean)(?: to me)?(?: [|?])*$|resum\w+)/,
  ],
  [
    'dates',
    /\b(?:when|deadlines?|due|dates?|how (?:long|many days|much time) (?:do|have) i|by what|last day|how soon|timeline|what time|cuando|plazo)\b/,
  ],
  [
    'next',
    /\b(?:what (?:should|can|do|must) i (?:\w+ )?(?:do|ask|send|say|reply|answer)|what now|next steps?|what next|how (?:should|do|can) i (?:respond|answer|reply)|what to (?:do|ask)|recommend\w*|que hago)\b/,
  ],
]
/** These concern an open document even where it is not named. */
const always =
  /\b(?:summar\w+|tl ?dr|what is missing|what am i missing|deadlines?|when is (?:my|the)|when do i have to|what do i have to do|due)\b/

/** What is asked of the open document; null where the question is about the process and not about it. */
export function documentIntent(message: string): DocumentIntent | null {
  const plain = plainWords(message.slice(0, 1500))
  if (!itself.test(plain) && !always.test(plain)) return null
  return intents.find(([, heard]) => heard.test(plain))?.[0] ?? 'passage'
}
