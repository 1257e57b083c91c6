/** What reports say of the days and lengths of time of letters (`corpus/times/written.jsonl`), of which it is known what they are of. */

import { join } from 'node:path'
import { analyze } from '@hub/core/analysis/analyze'
import type { FoundDate } from '@hub/core/analysis/report'
import { isoOf } from '@hub/core/deadlines/civilDate'
import { letterDay } from '@hub/core/deadlines/letterDate'
import { LETTER_DATE } from '@hub/core/deadlines/listedOnce'
import { untold } from '@hub/core/deadlines/meaningAt'
import { isToAct, namesOf } from '@hub/core/deadlines/meanings'
import { resolveDates } from '@hub/core/deadlines/resolveDates'
import { QUOTED } from '@hub/core/deadlines/whatWords'
import { onePage } from '@hub/core/document/documentText'
import { readDocument } from '@hub/core/document/reading'
import { openReader } from '@hub/server/analysis/openReader'
import { type TimedLetter, type TimeMark, timedLetters } from '../train/corpus.ts'

const READER = join(import.meta.dirname, '../../models/reader')

/**
 * Prints how many of the times are named rightly, wrongly or told in the letter's words, how many are not listed, and how many
 * are told as the reader's to act by though they are not.
 *
 * @param flags `--writer` and a name for the letters of one writer alone; `--quiet` leaves out those not named rightly
 */
export async function evaluateTimes(flags: readonly string[]): Promise<void> {
  const reader = await openReader(READER)
  const tally = new Map<string, number>()
  const count = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1)
  const only = flags[flags.indexOf('--writer') + 1 || flags.length]
  for (const letter of timedLetters()) {
    if (only !== undefined && letter.writer !== only) continue
    const { dates } = await analyze(onePage(letter.text), reader)
    for (const time of letter.times) {
      const listed = listedFor(time, letter, dates)
      const told = toldOf(time, listed)
      count(told)
      if (listed.some(({ meaning }) => meaning === 'deadline') && !isOfParty(time))
        count('told as to act by, though nobody has to')
      if (told !== 'named rightly' && !flags.includes('--quiet')) {
        const words = letter.text.slice(time.start - 60, time.end + 40).replace(/\s+/g, ' ')
        say(
          `${letter.id} ${told}: ${time.what} | ${words} | ${listed.map(({ what }) => what).join('; ')}`,
        )
      }
    }
  }
  say(JSON.stringify(Object.fromEntries(tally), null, 2))
}

/** What stands in the list for the words. A day is listed once for each thing that it is of, at its first words. */
function listedFor(
  time: TimeMark,
  { text, times }: TimedLetter,
  dates: readonly FoundDate[],
): readonly FoundDate[] {
  const own = dates.filter((date) => overlap(date, time))
  if (own.length > 0) return own
  const days = daysAt(text)
  const same = dates.filter(({ iso }) => days.some((day) => day.iso === iso && overlap(day, time)))
  const alike = times.filter(({ what }) => what === time.what)
  return same.filter((date) => alike.some((one) => overlap(date, one)))
}

function daysAt(text: string) {
  const reading = readDocument(onePage(text))
  const resolved = resolveDates(reading, letterDay(reading), untold)
  return [...resolved].flatMap(([{ start: at }, days]) =>
    days.map(({ start, end, day }) => ({ start: at + start, end: at + end, iso: isoOf(day) })),
  )
}

function toldOf({ what }: TimeMark, listed: readonly FoundDate[]): string {
  const named = listed.filter((date) => !date.what.startsWith(QUOTED))
  if (named.some((date) => isNamed(date.what, what))) return 'named rightly'
  if (named.length > 0) return 'named wrongly'
  return listed.length > 0 ? "told in the letter's words" : 'not listed'
}

function isNamed(name: string, what: string): boolean {
  if (what === 'letter') return name === LETTER_DATE
  const bare = name
    .replace(apart, '')
    .replace(/ was due$/, ' is due')
    .replace(/ were due$/, ' are due')
  const own = bare.replace(/^(?:Your|Any) /, '').toLowerCase()
  return namesOf(what).some((one) => [own, bare.toLowerCase()].includes(one.toLowerCase()))
}

/** Which days count, whose it is, and what else stands behind a name. */
const apart =
  / \(.*\)$|, (?:on this day|cancelled).*$| before this day$| of (?:the (?:comp|resp)|M|Dr).*$/

/** Whether a party has to act by it, or may. */
function isOfParty({ what, who }: TimeMark): boolean {
  return isToAct({ what, who, likelihood: 1, sureOfWho: 1 }) !== false
}

interface Span {
  readonly start: number
  readonly end: number
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
