import { plainText } from '../document/plain.ts'
import { dayOf, dayOfIso, isoOf } from './civilDate.ts'
import { writtenDates } from './writtenDates.ts'

/** No stretch that a letter tells of is longer, in days. */
const LONGEST = 400

/** "Week of October 5", by its first day. */
const isWeek = /^weeks?\s/i

/** The last day of a stretch ("September 3 and September 11") by its words and its first day; undefined of a single day. */
export function lastDay(text: string, first: string): string | undefined {
  const written = writtenDates({ text, plain: plainText(text) })
  const [one, last] = [written[0], written.at(-1)]
  const from = dayOfIso(first)
  if (from !== null && isWeek.test(text)) return isoOf(from + 6)
  if (one === undefined || last === undefined || one === last || from === null) return undefined
  if (one.start !== 0 || last.end !== text.length) return undefined
  const year = Number(first.slice(0, 4))
  const month = last.month ?? Number(first.slice(5, 7))
  const end = [year, year + 1]
    .map((own) => dayOf(own, month, last.day))
    .find((day) => day !== null && day > from)
  return end == null || end - from > LONGEST ? undefined : isoOf(end)
}
