import type { Question, Turn } from '../exchange.ts'
import { matchesAny } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { type Message, messageOf } from '../language/signs.ts'
import type { Crisis, CrisisKind } from './crisis.ts'
import { isCrisis, type Judged, judged } from './judged.ts'
import { keepsOn, needsNoMore } from './keepsOn.ts'
import { tellsOfCrisis, tellsOfDoubt } from './texts/textsIn.ts'
import { namesProcess, refusesLines } from './told.ts'

/**
 * What in a message cannot wait, in any wording; null for all others, questions about the process with
 * frightening words in them included. A short message that goes on about a crisis of the turn before is one
 * too. Asked before anything else is done with a message.
 */
export function findCrisis({ heard, history, message }: Question): Crisis | null {
  const read = messageOf(plainWords(message))
  const own = judged(read, heard)
  if (own.byRule) return crisisOf(own, read)
  const before = history.findLast((turn) => turn.role === 'user')
  const earlier = before ? kindsBefore(before.content, history) : []
  const isCalm = earlier.includes('unclear') && (heard?.whole.kinds.get('none') ?? 0) >= CALM
  if (earlier.length > 0 && !isCalm && keepsOn(read) && !needsNoMore(read)) {
    return { ...crisisOf({ kinds: earlier, level: 'crisis', byRule: true }, read), continued: true }
  }
  // What is only heard is none for who asks not to be sent to a line: `gentleLine` names one way to reach a person.
  return isCrisis(own) && !matchesAny(read.whole, refusesLines) ? crisisOf(own, read) : null
}

/** From this share on none is heard in a message, and what only a model heard in the one before does not go on. */
const CALM = 0.8

/**
 * What the turn before was a crisis of; what a model alone has heard is known by the answer to it. What was answered as
 * no crisis, or only in doubt, does not go on.
 */
function kindsBefore(message: string, history: readonly Turn[]): readonly CrisisKind[] {
  const answer = history.findLast((turn) => turn.role === 'assistant')?.content ?? ''
  if (!tellsOfCrisis(answer)) return []
  const { kinds, level } = judged(messageOf(plainWords(message)))
  if (level === 'crisis') return kinds
  return tellsOfDoubt(answer) ? [] : ['unclear']
}

function crisisOf({ byRule, kinds, level }: Judged, read: Message): Crisis {
  return {
    kind: kinds[0] ?? 'unclear',
    kinds,
    immediate: kinds.includes('danger') || kinds.includes('body'),
    byRule,
    continued: false,
    sure: level === 'crisis',
    rest: matchesAny(read.whole, namesProcess),
    linesRefused: matchesAny(read.whole, refusesLines),
  }
}
