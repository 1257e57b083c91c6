import { stemsOf } from '../../retrieval/stems.ts'
import type { Question } from '../exchange.ts'
import { isReply } from './replies.ts'

/** In words. A longer message tells by itself what it is about. */
const LONGEST_FOLLOW_UP = 30
/** In characters, of each turn its end. */
const LONGEST_BEFORE = 600
/** In words that say something. */
const ENOUGH = 4

/**
 * What was written before a message: the last turns, until they say enough to know the matter by; null where nothing was. Replies
 * ask nothing, and a message that is answered anew stood there already.
 */
export function writtenBefore({ history, message }: Question): string | null {
  if (message.split(/\s+/).length > LONGEST_FOLLOW_UP) return null
  const turns = history.flatMap(({ content, role }) => (role === 'user' ? content : []))
  const told: string[] = []
  for (const text of turns.filter((turn) => turn !== message && !isReply(turn)).toReversed()) {
    told.unshift(text.slice(-LONGEST_BEFORE))
    if (stemsOf(told.join(' ')).length >= ENOUGH) break
  }
  return told.length === 0 ? null : told.join('\n')
}
