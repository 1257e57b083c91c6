import { entriesHeard } from '../../retrieval/findEntries.ts'
import type { HeardMessage, Question } from '../exchange.ts'
import { plainWords } from '../language/plainWords.ts'
import { type Message, messageOf, type Sign, shows } from '../language/signs.ts'
import { namesMatter } from '../understand/ofCase.ts'
import { partsOf } from '../understand/parts.ts'
import { verdicts } from './asked.ts'
import { errands } from './errands.ts'
import { asksHowItGoes, pressesOn } from './frames.ts'
import { otherLaw } from './otherLaw.ts'
import { otherMatters } from './otherMatters.ts'
import type { OutOfScope, ScopeKind } from './outOfScope.ts'
import { elsewhere, wanted } from './wanted.ts'

const kinds: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  ...wanted,
  ...otherMatters,
  ...otherLaw,
  ...verdicts,
  ...errands,
  ...elsewhere,
]

/**
 * What the assistant has to leave to others, or will not do; null where the guide may answer. A message that
 * only presses for an answer that was refused the turn before ("just yes or no") is refused again.
 */
export function judgeScope({ heard, history, message }: Question): OutOfScope | null {
  const read = messageOf(plainWords(message))
  const kind = kindOf(read)
  if (kind && onlyTold.has(kind) && (asksOfTheProcess(message) || isOfGuide(heard))) return null
  if (kind) return { kind, rest: asksHowItGoes(read) }
  const before = history.findLast((turn) => turn.role === 'user')
  if (!before || !pressesOn(read)) return null
  const earlier = kindOf(messageOf(plainWords(before.content)))
  if (earlier && onlyTold.has(earlier) && asksOfTheProcess(before.content)) return null
  return earlier && { kind: earlier, rest: false }
}

/**
 * What is wanted against somebody, such as to find where they live; null for all else. Only that something like a crisis
 * may lie in the words does not make it less of a wish.
 */
export function wishAgainst({ message }: Question): OutOfScope | null {
  const kind = kindOf(messageOf(plainWords(message)))
  return kind && against.has(kind) ? { kind, rest: false } : null
}

const against: ReadonlySet<ScopeKind> = new Set(['expose', 'intrude', 'lies'])

/** Matters that people tell of beside what they ask: a visa, a lease, a police case. */
const onlyTold: ReadonlySet<ScopeKind> = new Set([
  'immigration',
  'criminal',
  'lawsuit',
  'family',
  'money',
  'athletics',
  'medical',
  'license',
  'work',
  'housing',
  'support',
])

/** Whether what the message asks is a matter of the guide, and the other matter is only told beside it. */
function asksOfTheProcess(message: string): boolean {
  const { asked } = partsOf(message.slice(0, READ))
  if (asked.length === 0) return false
  const questions = messageOf(asked.map(plainWords).join(' ? '))
  return kindOf(questions) === null && namesMatter(asked.join(' '))
}

/** Whether a model heard an entry of the guide in the message rather than what is left to others. */
function isOfGuide(heard: HeardMessage | undefined): boolean {
  if (!heard) return false
  const { beyond, fits } = entriesHeard([[heard.whole, 1]], [])
  return (fits[0]?.score ?? 0) > (beyond?.score ?? 0)
}

const READ = 3000

function kindOf(read: Message): ScopeKind | null {
  return kinds.find(([, signs]) => shows(read, signs))?.[0] ?? null
}
