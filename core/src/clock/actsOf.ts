import type { Day } from '../deadlines/civilDate.ts'
import { type ClockDate, type Dated, isDated } from './clockDate.ts'

/** One of the things to do now. */
export interface Act {
  /** The date's id. */
  readonly date: string
  /** By the day, on the day, or it has passed, or may have, and is not marked as done. */
  readonly when: 'by' | 'on' | 'passed'
  readonly day: Day
}

/** What to do: the acts to tell first, two at most, and those ahead besides, by date. */
export interface Acts {
  readonly acts: readonly Act[]
  readonly moreActs: readonly Act[]
}

/**
 * What to do now, two acts at most, and what comes after them: what the reader must do or attend from today on, by date. One that has passed and
 * is not marked as done takes the second place, the latest first. What the reader may choose to do is none, and neither is
 * a day that the school only plans. A day that is not sure is told like others, and once it has gone by as one that
 * passed.
 */
export function actsOf(dates: readonly ClockDate[], today: Day): Acts {
  const next: Act[] = []
  const missed: Act[] = []
  for (const date of dates) {
    if (!isDated(date) || date.certainty === 'plan') continue
    const { id, state } = date
    const isNearPast = date.certainty === 'about' && state === 'may_have_passed'
    if (state === 'overdue' || (isNearPast && date.part !== 'may')) {
      missed.push({ date: id, when: 'passed', day: date.day })
    } else if (state === 'ahead' || state === 'may_have_passed') {
      if (date.part === 'act') next.push({ date: id, when: 'by', day: leadDay(date, today) })
      if (date.part === 'attend') next.push({ date: id, when: 'on', day: leadDay(date, today) })
    }
  }
  next.sort((a, b) => a.day - b.day || Number(a.when === 'on') - Number(b.when === 'on'))
  missed.sort((a, b) => b.day - a.day)
  const most = missed.length > 0 ? 1 : 2
  const acts = [...next.slice(0, most), ...missed].slice(0, 2)
  return { acts, moreActs: next.slice(most) }
}

/** The day to act or to be there by, of a date that is not over: where the safe day has gone by, the first end that has not; of a stretch that runs, today. */
export function leadDay(date: Dated, today: Day): Day {
  if (date.day >= today) return date.day
  const ends = date.counted?.readings.map(({ end }) => end) ?? []
  const left = ends.filter((end) => end >= today)
  return left.length > 0 ? Math.min(...left) : today
}
