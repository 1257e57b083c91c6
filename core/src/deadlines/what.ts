import type { TimeMeaning } from '../reader/times.ts'
import { isCalledOff, OFF } from './calledOff.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import { calledBy, SURE_OF_PAST } from './meanings.ts'
import { objectsTo } from './objectsTo.ts'
import { isInvitation } from './optional.ts'
import { quotedAt } from './quotedAt.ts'
import { BEFORE_DAY, FROM_DAY, isGathering, OPTIONAL, type What } from './whatWords.ts'
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
  if (meaning === 'deadline') {
    const { before, after } = clauseAround(site)
    if (called?.may && isInvitation(`${before} # ${after}`))
      return named(`You may ${called.may}${OPTIONAL}`)
    if (told?.what === 'object' && called?.due)
      return named(`Last day to object to ${objectsTo(site)}`)
    return called?.due ? due(called.due, told, site) : quotedAt(site)
  }
  const name = isAhead ? called?.ahead : overOf(called, told)
  if (name === undefined) return quotedAt(site)
  const off =
    isGathering(name) && isCalledOff(site.plain, site.start, site.end, site.next) ? OFF : ''
  return named(withWhom(name, site, told) + off)
}

/** What was on a day is told by many words alike, and a letter names many such days side by side. */
function overOf(called: ReturnType<typeof calledBy>, told: TimeMeaning | undefined) {
  return (told?.likelihood ?? 0) < SURE_OF_PAST ? undefined : called?.over
}

function named(what: string): What {
  return { what, isNamed: true }
}

/** What is named of the first day of a window, such as "from May 4 to noon on May 7": nothing is due on it. */
export function fromThen(site: DateSite, told: TimeMeaning | undefined): What {
  const { may, time } = calledBy(told) ?? {}
  const act = may ?? /^Time to (.+)/.exec(time ?? '')?.[1]
  return act === undefined ? quotedAt(site) : named(`You may ${act}${FROM_DAY}`)
}

function due(name: string, told: TimeMeaning | undefined, site: DateSite): What {
  if (told?.what === 'answer_offer' && silenceIsYes.test(site.plain + site.next))
    return named(SILENCE)
  const { before, after } = clauseAround(site)
  if (told?.what === 'submit' && ofClass.test(near(site))) return quotedAt(site)
  const isBefore = name.endsWith(' is due') && strictlyBefore.test(before)
  return named(withWhose(name, before + after) + (isBefore ? BEFORE_DAY : ''))
}

/** What an answer to an offer is called where the letter takes it for given if nobody answers. */
const SILENCE = 'Your yes or no is due: the letter takes silence as a yes'
const silenceIsYes =
  /\b(?:not|no) (?:be |been |yet )?(?:come|returned?|receiv\w*|heard?|answer\w*|repl\w*|respon\w*|form|word)\b[^.]{0,60}\b(?:take|taken|treat\w*|assume\w*|deem\w*|understand|consider\w*|presume\w*|count\w*)\b/

/** Work for a class is no paper of the case. */
const ofClass =
  /\b(?:quiz(?:zes)?|midterms?|problem sets?|labs?|homework|coursework|assignments?|clinical)\b/

/** The words of the sentence that stand close to the day, with those before another day. */
function near({ plain, start, end }: DateSite): string {
  return plain.slice(Math.max(0, start - 100), end + 60)
}

const strictlyBefore = /(?<!\bon or )\bbefore $/

function withWhose(name: string, words: string): string {
  if (/\byour?\b/.test(words)) return `Your ${name}`
  // Nobody has to appeal.
  return name === 'appeal is due' ? `Any ${name}` : name.charAt(0).toUpperCase() + name.slice(1)
}
