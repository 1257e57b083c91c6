import type { TimeMeaning } from '../reader/stances.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import { deadlineName } from './deadlineName.ts'
import { eventName } from './eventName.ts'
import { quotedAt } from './quotedAt.ts'
import { BEFORE_DAY, type What } from './whatWords.ts'

/**
 * What happens on the date: a plain name such as 'Your appeal is due' or 'Hearing', or, where its meaning is not sure, the
 * letter's own words in quotation marks.
 *
 * @param told what the trained reader says that the date is about; absent where it was not asked
 * @param isAhead the day is later than the letter
 */
export function whatHappens(
  site: DateSite,
  meaning: 'deadline' | 'event',
  told?: TimeMeaning,
  isAhead = false,
): What {
  const name = meaning === 'deadline' ? deadlineName(site, told) : eventName(site, told, isAhead)
  if (name === null) return quotedAt(site)
  if (name.endsWith(FORM) && silenceIsYes.test(site.plain + site.next))
    return { what: SILENCE, isNamed: true }
  const isBefore = name.endsWith(' is due') && strictlyBefore.test(clauseAround(site).before)
  return { what: isBefore ? name + BEFORE_DAY : name, isNamed: true }
}

const FORM = 'igned form is due'
/** What a form is called that the letter takes for signed where nobody answers. */
const SILENCE = 'Your yes or no is due: the letter takes silence as a yes'
const silenceIsYes =
  /\b(?:not|no) (?:be |been |yet )?(?:come|returned?|receiv\w*|heard?|answer\w*|repl\w*|respon\w*|form|word)\b[^.]{0,60}\b(?:take|taken|treat\w*|assume\w*|deem\w*|understand|consider\w*|presume\w*|count\w*)\b/

const strictlyBefore = /(?<!\bon or )\bbefore $/
