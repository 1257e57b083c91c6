import { monthNames } from '../deadlines/civilDate.ts'
import type { EntryContent, Happened } from './entry.ts'

/** When something happened, as a reader says it: "March 12, 2026, 14:30", "about March 12, 2026". */
export function happenedWords({ date, time, about }: Happened): string {
  if (date === '') return 'Date not known'
  const words = time === '' ? dayWords(date) : `${dayWords(date)}, ${time}`
  return about ? `About ${words}` : words
}

/** "March 12, 2026" for `2026-03-12`. The same on every device, since a check compares it. */
function dayWords(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${monthNames[Number(month) - 1] ?? month} ${Number(day)}, ${Number(year)}`
}

/** An ISO instant to the minute: "March 12, 2026, 14:30 UTC". */
export function instantWords(instant: string): string {
  return `${dayWords(instant.slice(0, 10))}, ${instant.slice(11, 16)} UTC`
}

/** What an entry is called in a list: its first words. */
export function entryTitle({ what }: Pick<EntryContent, 'what'>): string {
  const line = what.trim().replace(/\s+/g, ' ')
  if (line.length <= TITLE_MOST) return line
  const cut = line.slice(0, TITLE_MOST)
  const end = cut.lastIndexOf(' ')
  const short = end > TITLE_MOST / 2 ? cut.slice(0, end) : cut
  return `${short.isWellFormed() ? short : short.slice(0, -1)}…`
}

const TITLE_MOST = 80

/** "1 file", "3 files". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A file's size: "312 B", "1.25 KB". */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kb = bytes / 1024
  return kb < 1024 ? `${kb.toFixed(2)} KB` : `${(kb / 1024).toFixed(2)} MB`
}

/** What orders entries by when something happened: those without a day come first. */
export function happenedOrder({ date, time }: Happened): string {
  return `${date || '0000-00-00'} ${time || '00:00'}`
}
