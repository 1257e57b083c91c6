import type { Day } from '../deadlines/civilDate.ts'
import type { Counted } from './clockDate.ts'

interface Placed {
  readonly day: Day | null
  readonly until: Day | null
  readonly counted: Counted | null
}

/**
 * The days from which a length counts that starts with an event: of a stretch the last one forward and the first one
 * back, of a counted event its first and its last end. None where it has no day.
 */
export function startsAt({ day, until, counted }: Placed, way: 1 | -1): readonly Day[] {
  if (day === null) return []
  if (counted?.earliest == null) return [way === 1 ? (until ?? day) : day]
  return [...new Set([counted.earliest, counted.latest ?? counted.earliest])]
}
