import { MOST_ENTRIES } from '@hub/core/clock/caseEntry'
import { withLetter } from './editCase.ts'
import { type DatedReport, entriesOf } from './entriesOf.ts'
import { keptCase } from './keptCase.ts'

export type TakenOver =
  | { readonly status: 'added'; readonly count: number; readonly kept: boolean }
  /** The case would have more dates than it may. */
  | { readonly status: 'full' }
  | { readonly status: 'unreadable' }

/**
 * Puts the dates of a report among those of the case that this device keeps. What is there already stays as it is.
 * `count` is how many dates the report has for a case; it may be 0.
 */
export async function takeOver(report: DatedReport): Promise<TakenOver> {
  const found = entriesOf(report)
  let isFull = false
  await keptCase.change((now) => {
    const next = withLetter(now, found)
    isFull = next.entries.length > MOST_ENTRIES
    return isFull ? now : next
  })
  const state = keptCase.state()
  if (state.status !== 'here') return { status: 'unreadable' }
  return isFull ? { status: 'full' } : { status: 'added', count: found.length, kept: state.kept }
}
