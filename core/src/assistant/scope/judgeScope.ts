import type { Heard } from '../../retrieval/listener.ts'
import type { HeardMessage, Question } from '../exchange.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { messageOf } from '../language/signs.ts'
import { asksHowItGoes, pressesOn } from './frames.ts'
import type { OutOfScope, ScopeKind } from './outOfScope.ts'
import { plainSigns } from './plainSigns.ts'

/** From this share on what is heard is refused: folds over people's messages, `learning/listener/scope.py --folds`. */
const REFUSED = 0.5
/** From this share on a message, or a question beside what is refused, is one for the guide, whatever its words. */
const PLAIN = 0.9

/**
 * What the assistant has to leave to others, or will not do; null where the guide may answer. A model hears it; plain
 * words decide where there is none, or where it is in doubt. A message that only presses for an answer that was refused the turn before ("just yes or
 * no") is refused again.
 */
export function judgeScope({ heard, history, message }: Question): OutOfScope | null {
  const read = messageOf(plainWords(message))
  const kind = isOfTheTalk(heard) ? null : kindOf(message, heard?.whole)
  if (kind) return { kind, rest: asksHowItGoes(read) || asksOfTheGuide(heard) }
  const before = history.findLast((turn) => turn.role === 'user')
  if (!before || !pressesOn(read)) return null
  const earlier = kindOf(before.content, heard?.withBefore)
  return earlier && { kind: earlier, rest: false }
}

/**
 * What is wanted against somebody, such as to find where they live; null for all else. Only that something like a crisis
 * may lie in the words does not make it less of a wish.
 *
 * @param doubtful it is not sure that there is a crisis: then orders to the assistant are orders
 */
export function wishAgainst({ heard, message }: Question, doubtful: boolean): OutOfScope | null {
  const kind = kindOf(message, heard?.whole)
  const isWish = kind && (against.has(kind) || (doubtful && kind === 'instructions'))
  return isWish ? { kind, rest: false } : null
}

const against: ReadonlySet<ScopeKind> = new Set(['expose', 'harm', 'intrude', 'lies'])

function kindOf(message: string, heard: Heard | null | undefined): ScopeKind | null {
  const none = heard?.scope.get('none') ?? 0
  if (heard && 1 - none >= REFUSED) return likeliest(heard.scope)
  return none >= PLAIN ? null : kindSaid(message)
}

function likeliest(scope: Heard['scope']): ScopeKind | null {
  const kinds = [...scope].filter(([name]) => name !== 'none').toSorted(([, a], [, b]) => b - a)
  return (kinds[0]?.[0] as ScopeKind | undefined) ?? null
}

function kindSaid(message: string): ScopeKind | null {
  const { sentences } = messageOf(plainWords(message))
  const isSaid = (signs: readonly RegExp[]) => sentences.some((part) => matchesAny(part, signs))
  return plainSigns.find(([, signs]) => isSaid(signs))?.[0] ?? null
}

/** Whether a short message is one for the guide once it is heard with those before it: "what grounds?" of an appeal. */
function isOfTheTalk(heard: HeardMessage | undefined): boolean {
  return (heard?.withBefore?.scope.get('none') ?? 0) >= PLAIN
}

/** Whether a question beside what is refused is one for the guide. */
function asksOfTheGuide(heard: HeardMessage | undefined): boolean {
  return heard?.asked.some((part) => (part.heard.scope.get('none') ?? 0) >= PLAIN) ?? false
}
