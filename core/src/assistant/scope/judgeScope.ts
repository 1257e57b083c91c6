import type { Heard } from '../../retrieval/listener.ts'
import type { HeardMessage, Question } from '../exchange.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { messageOf } from '../language/signs.ts'
import { asksHowItGoes, pressesOn } from './frames.ts'
import type { OutOfScope, ScopeKind } from './outOfScope.ts'
import { plainSigns } from './plainSigns.ts'

/** From these shares on the model is believed: folds over people's messages, `learning/listener/scope.py --folds`. */
const SHARE = { refused: 0.6, ofItsKind: 0.3 }
/** From this share on a question beside what is refused is one for the guide. */
const PLAIN = 0.7

/**
 * What the assistant has to leave to others, or will not do; null where the guide may answer. A model hears it; only
 * without one do words decide. A message that only presses for an answer that was refused the turn before ("just yes or
 * no") is refused again.
 */
export function judgeScope({ heard, history, message }: Question): OutOfScope | null {
  const read = messageOf(plainWords(message))
  const kind = kindOf(message, heard?.whole)
  if (kind) return { kind, rest: asksHowItGoes(read) || asksOfTheGuide(heard) }
  const before = history.findLast((turn) => turn.role === 'user')
  if (!before || !pressesOn(read)) return null
  const earlier = kindOf(before.content, heard?.withBefore)
  return earlier && { kind: earlier, rest: false }
}

/**
 * What is wanted against somebody, such as to find where they live; null for all else. Only that something like a crisis
 * may lie in the words does not make it less of a wish.
 */
export function wishAgainst({ heard, message }: Question): OutOfScope | null {
  const kind = kindOf(message, heard?.whole)
  return kind && against.has(kind) ? { kind, rest: false } : null
}

const against: ReadonlySet<ScopeKind> = new Set(['expose', 'harm', 'intrude', 'lies'])

function kindOf(message: string, heard: Heard | null | undefined): ScopeKind | null {
  return heard ? kindHeard(heard.scope) : kindSaid(message)
}

/** The likeliest kind, where a message is hardly a plain one and the kinds are not at odds. */
function kindHeard(scope: Heard['scope']): ScopeKind | null {
  const none = scope.get('none') ?? 1
  const [kind, share = 0] =
    [...scope].filter(([name]) => name !== 'none').toSorted(([, a], [, b]) => b - a)[0] ?? []
  const isRefused = 1 - none >= SHARE.refused && share >= SHARE.ofItsKind
  return isRefused ? (kind as ScopeKind) : null
}

function kindSaid(message: string): ScopeKind | null {
  const { sentences } = messageOf(plainWords(message))
  const isSaid = (signs: readonly RegExp[]) => sentences.some((part) => matchesAny(part, signs))
  return plainSigns.find(([, signs]) => isSaid(signs))?.[0] ?? null
}

/** Whether a question beside what is refused is one for the guide. */
function asksOfTheGuide(heard: HeardMessage | undefined): boolean {
  return heard?.asked.some((part) => (part.heard.scope.get('none') ?? 0) >= PLAIN) ?? false
}
