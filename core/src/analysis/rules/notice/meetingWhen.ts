import type { Reading } from '../../../document/reading.ts'
import { against, findFirst } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, type Verdict } from '../../rule.ts'
import { meetingUnset } from './meetingKept.ts'

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const parts = [
  new RegExp(
    `\\b${month}\\.?\\s+\\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}\\b|\\b\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b|\\b(?:today|tomorrow|(?:next |this )?(?:mon|tues|wednes|thurs|fri)day)\\b`,
  ),
  /\b\d{1,2}(?::\d\d)?\s*[ap]\.?\s?m\b|\b\d{1,2}:\d\d\b|\bat (?:noon|\d{1,2}|one|two|three|ten|eleven|nine) o'?clock|\b(?:noon|\d{4} hours|period \d)\b/,
  /\b(?:room|suite|hall|building|office|cent(?:er|re)|zoom|teams|video|videoconference|webex|google meet|online|link|library|house|floor|street|avenue|school|location|place|where|phone|telephone|tower|conference|annex|campus|union|commons|boardroom|lodge)\b/,
] as const
const meeting =
  /\b(?:interview\w*|meet\w*|talk|speak|call|chat|appointment|conference|conversation|session|appear|report to|date|day|hour|time|when|where|place|location|held|scheduled|room|come|see you)\b/

const left = [
  ...meetingUnset,
  against(
    phrase`(?:come|drop|stop) (?:by|in|over) … (?:when(?:ever)?|at your convenience|any ?time|some ?time)`,
    {
      unless: [phrase`(?:questions?|support|if you (?:need|would like|want)|advocate|pick up)`],
    },
  ),
  against(phrase`(?:call|send for|fetch|pull|bring) you … (?:when|in|out|from class|as soon)`, {
    near: [phrase`(?:interview\w*|investigat\w+|meet\w*|speak|free|ready|time)`],
  }),
  against(
    phrase`(?:time|date|place|location|room|when|where) … (?:will be|to be|is to be|are to be) .. (?:given|told|announced|determined|decided|advised|confirmed|set|communicated|tba|tbd) … (?:on the day|later|when|by|upon|at short notice|once|morning)`,
    {
      unless: [phrase`(?:hearing|next (?:meeting|interview)|further|any later|future|follow-?up)`],
    },
  ),
  against(
    phrase`(?:told|notified|called|advised|given) … (?:on|at) (?:short|little|a moment's|no) notice`,
  ),
  against(
    phrase`(?:be|remain|stay) (?:available|on call|ready|reachable) … (?:at any time|throughout|all (?:day|week)|until (?:called|summoned))`,
  ),
]

/** 106.45(b)(5)(v): date, time and location of the meeting, in writing. */
export const meetingWhen = rule('MTG-01', {
  check: ({ reading }): Verdict => {
    const contrary = findFirst(reading, left)
    if (contrary) return { state: 'contradicted', at: contrary }
    return holdsAll(reading) ? { state: 'found' } : { state: 'missing' }
  },
})

/** Whether lines that speak of the meeting name a date, a time and a place between them. */
function holdsAll({ sentences }: Reading): boolean {
  const about = sentences.filter(({ plain, block }, at) => {
    const beside = `${plain} ${block.lead} ${block.heading} ${sentences[at - 1]?.plain ?? ''}`
    return meeting.test(beside)
  })
  return parts.every((part) => about.some(({ plain }) => part.test(plain)))
}
