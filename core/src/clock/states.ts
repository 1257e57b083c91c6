import type { Day } from '../deadlines/civilDate.ts'
import type { CaseEntry } from './caseEntry.ts'
import type { ClockState, Counted } from './clockDate.ts'

interface Placed {
  readonly day: Day | null
  readonly until: Day | null
  readonly counted: Counted | null
  readonly isAbout: boolean
}

type Marked = Pick<CaseEntry, 'part' | 'isDone'>

/**
 * How today stands to something that happens: of several ends the last one counts. What the reader attends on a day
 * that is not sure may still come.
 */
export function stateOfEvent(
  { day, until, counted, isAbout }: Placed,
  today: Day,
  { part, isDone = false }: Marked,
): ClockState {
  if (isDone) return 'done'
  if (day === null) return 'open'
  if ((until ?? counted?.latest ?? day) >= today) return 'ahead'
  return isAbout && part === 'attend' ? 'may_have_passed' : 'passed'
}

/**
 * How today stands to a last day to act. It is overdue only where it has passed by every reading and for sure, it was
 * the reader's, and nobody marked it as done.
 */
export function stateOfDeadline(
  { day, counted, isAbout }: Placed,
  today: Day,
  { part, isDone = false }: Marked,
): ClockState {
  if (isDone) return 'done'
  if (day === null) return 'open'
  const [earliest, latest] = [counted?.earliest ?? day, counted?.latest ?? day]
  if (today > latest && !(isAbout && part !== 'none')) return part === 'act' ? 'overdue' : 'passed'
  return today > earliest && part !== 'none' ? 'may_have_passed' : 'ahead'
}
