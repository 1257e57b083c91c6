import type { TimeMeaning } from '../reader/times.ts'
import { isCalledOff, OFF } from './calledOff.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import { calledBy } from './meanings.ts'
import { quotedAt } from './quotedAt.ts'
import { BEFORE_DAY, isGathering, type What } from './whatWords.ts'
import { withWhom } from './withWhom.ts'

/**
 * What happens on the date: what the reader of times takes it for, such as 'Your appeal is due' or 'Hearing'. Where that is
 * not sure or has no name, and where no reader was asked, the letter's own words in quotation marks.
 *
 * @param isAhead the day is later than the letter
 */
export function whatHappens(
  site: DateSite,
  meaning: 'deadline' | 'event',
  told: TimeMeaning | undefined,
  isAhead = false,
): What {
  const called = calledBy(told)
  if (meaning === 'deadline') return called?.due ? due(called.due, told, site) : quotedAt(site)
  const name = isAhead ? called?.ahead : called?.over
  if (name === undefined) return quotedAt(site)
  const off = isGathering(name) && isCalledOff(site.plain, site.start, site.end) ? OFF : ''
  return { what: withWhom(name, site, told) + off, isNamed: true }
}

function due(name: string, told: TimeMeaning | undefined, site: DateSite): What {
  if (told?.what === 'answer_offer' && silenceIsYes.test(site.plain + site.next))
    return { what: SILENCE, isNamed: true }
  const { before, after } = clauseAround(site)
  const isBefore = name.endsWith(' is due') && strictlyBefore.test(before)
  return {
    what: withWhose(name, before + after) + (isBefore ? BEFORE_DAY : ''),
    isNamed: true,
  }
}

/** What an answer to an offer is called where the letter takes it for given if nobody answers. */
const SILENCE = 'Your yes or no is due: the letter takes silence as a yes'
const silenceIsYes =
  /\b(?:not|no) (?:be |been |yet )?(?:come|returned?|receiv\w*|heard?|answer\w*|repl\w*|respon\w*|form|word)\b[^.]{0,60}\b(?:take|taken|treat\w*|assume\w*|deem\w*|understand|consider\w*|presume\w*|count\w*)\b/

const strictlyBefore = /(?<!\bon or )\bbefore $/

function withWhose(name: string, words: string): string {
  if (/\byour?\b/.test(words)) return `Your ${name}`
  // Nobody has to appeal.
  return name === 'appeal is due' ? `Any ${name}` : name.charAt(0).toUpperCase() + name.slice(1)
}
