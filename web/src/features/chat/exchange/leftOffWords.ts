import type { Exchange } from './exchanges.ts'

/** What to say of an answer that ended before it was whole; null of any other. */
export function leftOffWords({
  phase,
  text,
  failure,
}: Pick<Exchange, 'phase' | 'text' | 'failure'>): string | null {
  switch (phase) {
    case 'stopped':
      return text ? 'You stopped this answer here.' : 'You stopped this answer before it began.'
    case 'cut':
      return text
        ? 'The connection broke off. What was written by then is above.'
        : 'The connection broke off before the answer began. Your question was sent.'
    case 'failed':
      return failure?.reason ?? null
    default:
      return null
  }
}
