import type { Day } from '../deadlines/civilDate.ts'
import type { CaseEntry } from './caseEntry.ts'
import type { ClockState, Counted } from './clockDate.ts'

interface Placed {
  readonly day: Day | null
  readonly until: Day | null
  readonly counted: Counted | null
}

/** How today stands to something that happens: of several ends the last one counts. */
export function stateOfEvent(
  { day, until, counted }: Placed,
  today: Day,
  isDone = false,
): ClockState {
  if (isDone) return 'done'
  if (day === null) return 'open'
  return (until ?? counted?.latest ?? day) < today ? 'passed' : 'ahead'
}

/**
 * How today stands to a last day to act. It is overdue only where it has passed by every reading, it was the reader's, and
 * nobody marked it as done.
 */
export function stateOfDeadline(
  { day, counted }: Placed,
  today: Day,
  { part, isDone = false }: Pick<CaseEntry, 'part' | 'isDone'>,
): ClockState {
  if (isDone) return 'done'
  if (day === null) return 'open'
  const [earliest, latest] = [counted?.earliest ?? day, counted?.latest ?? day]
  if (today > latest) return part === 'act' ? 'overdue' : 'passed'
  return today > earliest && part !== 'none' ? 'may_have_passed' : 'ahead'
}
