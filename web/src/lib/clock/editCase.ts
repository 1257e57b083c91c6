import type { Case, CaseEntry } from '@hub/core/clock/caseEntry'
import { clockOf } from '@hub/core/clock/clock'
import { isOnlyNear } from '@hub/core/clock/clockDate'
import { together } from '@hub/core/clock/fromReport'
import { isoOf } from '@hub/core/deadlines/civilDate'

/** The case with an entry: in the place of the one with its id, or at the end. */
export function withEntry(value: Case, entry: CaseEntry): Case {
  const isKnown = value.entries.some(({ id }) => id === entry.id)
  const entries = isKnown
    ? value.entries.map((one) => (one.id === entry.id ? entry : one))
    : [...value.entries, entry]
  return { ...value, entries }
}

/**
 * The case without an entry. What was counted from it is counted from the day that it had; where it had none that is
 * certain, that has no day either and keeps its length.
 *
 * @param today 'YYYY-MM-DD'
 */
export function withoutEntry(value: Case, id: string, today: string): Case {
  const gone = clockOf(value, today).dates.find((date) => date.id === id)
  const kind = value.entries.find((one) => one.id === id)
  const freed = (entry: CaseEntry): CaseEntry => {
    const { when } = entry
    if (when.type !== 'counted' || !('event' in when.from) || when.from.event !== id) return entry
    if (gone && !isOnlyNear(gone))
      return { ...entry, when: { ...when, from: { day: isoOf(gone.day) } } }
    const after = kind?.type === 'event' ? kind.kind : undefined
    return { ...entry, when: { type: 'open', length: when.length, after } }
  }
  return { ...value, entries: value.entries.filter((one) => one.id !== id).map(freed) }
}

/** The case with a date marked as done or not; the id of an entry, or of a limit as the clock gave it. */
export function withDone(value: Case, id: string, isDone: boolean): Case {
  const entry = value.entries.find((one) => one.id === id)
  if (entry) return withEntry(value, { ...entry, isDone })
  const others = (value.doneLimits ?? []).filter((one) => one !== id)
  return { ...value, doneLimits: isDone ? [...others, id] : others }
}

/**
 * The case with the entries of a letter. What the letter gave before stays as the reader left it; what the case has
 * already of the same day and kind gets the letter as a further source.
 */
export function withLetter(value: Case, fresh: readonly CaseEntry[]): Case {
  return { ...value, entries: fresh.reduce(withFound, value.entries) }
}

function withFound(entries: readonly CaseEntry[], found: CaseEntry): readonly CaseEntry[] {
  if (entries.some((entry) => entry.id === found.id || hasSource(entry, found))) return entries
  const same = entries.find((entry) => together([entry, found]).length === 1)
  if (!same) return [...entries, found]
  return entries.map((entry) => (entry === same ? (together([entry, found])[0] ?? entry) : entry))
}

/** Whether an entry has what this one is from, as it is or joined with another. */
function hasSource(entry: CaseEntry, found: CaseEntry): boolean {
  const known = new Set(entry.sources.map((source) => JSON.stringify(source)))
  return (
    entry.type === found.type && found.sources.every((source) => known.has(JSON.stringify(source)))
  )
}
