import type { Question } from '../exchange.ts'
import { hears } from '../language/hears.ts'
import { plainWords } from '../language/plainWords.ts'
import { type Message, messageOf } from '../language/signs.ts'
import type { Crisis, CrisisKind } from './crisis.ts'
import { keepsOn, needsNoMore } from './keepsOn.ts'
import { judged } from './judged.ts'
import { namesProcess } from './told.ts'

/**
 * What in a message cannot wait, in any wording; null for all others, questions about the process with
 * frightening words in them included. A short message that goes on about a crisis of the turn before is one
 * too. Asked before anything else is done with a message.
 */
export function findCrisis({ message, history }: Question): Crisis | null {
  const read = messageOf(plainWords(message))
  const kinds = kindsIn(read)
  if (kinds.length > 0) return crisisOf(kinds, read, false)
  const before = history.findLast((turn) => turn.role === 'user')
  if (!before || needsNoMore(read)) return null
  const earlier = kindsIn(messageOf(plainWords(before.content)))
  return earlier.length > 0 && keepsOn(read) ? crisisOf(earlier, read, true) : null
}

function kindsIn(read: Message): readonly CrisisKind[] {
  const { level, kinds } = judged(read)
  return level === 'crisis' ? kinds : []
}

function crisisOf(kinds: readonly CrisisKind[], read: Message, continued: boolean): Crisis {
  return {
    kind: kinds[0] ?? 'unclear',
    kinds,
    immediate: kinds.includes('danger') || kinds.includes('body'),
    continued,
    rest: hears(read.whole, namesProcess),
  }
}
