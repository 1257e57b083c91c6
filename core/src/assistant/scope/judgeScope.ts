import type { Question } from '../exchange.ts'
import { plainWords } from '../language/plainWords.ts'
import { type Message, messageOf, type Sign, shows } from '../language/signs.ts'
import { verdicts } from './asked.ts'
import { asksHowItGoes, pressesOn } from './frames.ts'
import { otherLaw } from './otherLaw.ts'
import type { OutOfScope, ScopeKind } from './outOfScope.ts'
import { elsewhere, wanted } from './wanted.ts'

const kinds: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  ...wanted,
  ...otherLaw,
  ...verdicts,
  ...elsewhere,
]

/**
 * What the assistant has to leave to others, or will not do; null where the guide may answer. A message that
 * only presses for an answer that was refused the turn before ("just yes or no") is refused again.
 */
export function judgeScope({ message, history }: Question): OutOfScope | null {
  const read = messageOf(plainWords(message))
  const kind = kindOf(read)
  if (kind) return { kind, rest: asksHowItGoes(read) }
  const before = history.findLast((turn) => turn.role === 'user')
  if (!before || !pressesOn(read)) return null
  const earlier = kindOf(messageOf(plainWords(before.content)))
  return earlier && { kind: earlier, rest: false }
}

function kindOf(read: Message): ScopeKind | null {
  return kinds.find(([, signs]) => shows(read, signs))?.[0] ?? null
}
