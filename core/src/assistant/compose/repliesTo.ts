import type { Asker } from '../exchange.ts'
import { meantReply, schoolReplies, sideReplies } from '../understand/replies.ts'
import type { Topic } from '../understand/topics.ts'
import { namesSide } from './statements.ts'

const OTHERS = 2

/**
 * What the asker may tap below an answer: another entry where it was not sure which is meant, and who they are where
 * something was said to one side or one kind of school alone.
 *
 * @param text the answer
 */
export function repliesTo(topics: readonly Topic[], asker: Asker, text: string): readonly string[] {
  const [first] = topics
  const others = first?.cover === 'near' ? first.fits.slice(1, 1 + OTHERS) : []
  return [
    ...others.map(({ entry }) => meantReply(entry.title)),
    ...(asker.role === null && namesSide(text, 'role') ? Object.values(sideReplies) : []),
    ...(asker.school === null && namesSide(text, 'school') ? Object.values(schoolReplies) : []),
  ]
}
