import type { Exchange } from './exchanges.ts'

/** What to say of an answer that ended before it was whole; null of any other. */
export function leftOffWords({
  phase,
  text,
  failure,
}: Pick<Exchange, 'phase' | 'text' | 'failure'>): string | null {
  switch (phase) {
    case 'stopped':
      return text ? 'You stopped this answer here.' : 'You stopped this answer before it started.'
    case 'cut':
      return text
        ? 'The connection was lost. What was written before that is above.'
        : 'The connection was lost before the answer started. Your question was sent.'
    case 'failed':
      return failure?.reason ?? null
    default:
      return null
  }
}
