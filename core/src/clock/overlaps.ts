import type { Day } from '../deadlines/civilDate.ts'
import { type ClockDate, type DeadlineDate, isOnlyNear } from './clockDate.ts'

/** Two times to act that run at once. */
export interface Overlap {
  /** The ids of the two, the one that begins first before the other. */
  readonly dates: readonly [string, string]
  /** The first and the last day that both have. */
  readonly from: Day
  readonly to: Day
}

interface Running {
  readonly id: string
  readonly first: Day
  readonly last: Day
}

/** The times to act that run at once, today or later, in the order in which they begin to. */
export function overlapsIn(dates: readonly ClockDate[], today: Day): readonly Overlap[] {
  const found: Overlap[] = []
  let running: Running[] = []
  for (const next of timesToAct(dates)) {
    running = running.filter(({ last }) => last >= next.first)
    for (const one of running) {
      const to = Math.min(one.last, next.last)
      if (to >= today) found.push({ dates: [one.id, next.id], from: next.first, to })
    }
    running.push(next)
  }
  return found
}

/** Lengths that are counted forward to something that the reader has to do, on days that are sure. */
function timesToAct(dates: readonly ClockDate[]): Running[] {
  const times = dates
    .filter((date): date is DeadlineDate => date.type === 'deadline' && date.part === 'act')
    .filter((date) => !isOnlyNear(date))
    .filter(({ state }) => state === 'ahead' || state === 'may_have_passed')
    .flatMap(({ id, day, counted }) => {
      if (day === null || counted?.from == null || counted.way === -1) return []
      return [{ id, first: counted.from + 1, last: day }]
    })
  return times.toSorted((a, b) => a.first - b.first || a.last - b.last)
}
