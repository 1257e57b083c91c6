import type { DayAct } from '@hub/core/analysis/summary/actsOnDay'
import { toDo } from '../clock/toDo.ts'

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  // An ISO day is read as midnight UTC, so this zone gives the same day to every reader.
  timeZone: 'UTC',
})

/**
 * When an act is due: "Thursday, Mar 12", with the year where it is another one than today's; a length of time in the
 * words of the document.
 *
 * @param today 'YYYY-MM-DD'
 */
export function actDay({ date, day: iso }: DayAct, today: string): string {
  if (iso === undefined) return date?.text.replace(/\s+/g, ' ') ?? ''
  const words = day.format(new Date(iso))
  const year = iso.slice(0, 4)
  return year === today.slice(0, 4) ? words : `${words}, ${year}`
}

/** What to do or to attend, without what stands in brackets: how it was counted has its own sentence. */
export function actWhat({ what, when }: DayAct): string {
  const name = what.replace(/ \(.*/, '')
  if (when === 'by' || when === 'passed') return toDo(name)
  if (when === 'on') return name === 'Takes effect' ? 'This takes effect' : name
  // "Within ten days: Appeal."
  const act = name.replace(/^Time to /, '')
  return `${act.charAt(0).toUpperCase()}${act.slice(1)}`
}

/** The same as a sentence. The period stands inside of quotation marks. */
export function actSentence(act: DayAct): string {
  const what = actWhat(act)
  if (!what.endsWith('”')) return `${what}.`
  return what.endsWith('…”') ? what : `${what.slice(0, -1)}.”`
}
