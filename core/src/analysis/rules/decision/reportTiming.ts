import type { Facts } from '../../facts.ts'
import { against, findAll, findFirst, type Hit, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { timeSpans } from '../notice/dayCounts.ts'
import { reportAndDecision } from './reportDates.ts'

const TEN_DAYS = 10
const lengthOfTime = words(
  '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty)(?:\\s*\\(\\d{1,3}\\))?[ -](?:full |more |calendar |business |school |working |week|academic |instructional |consecutive )*(?:days?|hours?|weeks?)',
)
const theReport = words('report', 'investigation summary')
const event = words(
  '(?:the |your |any |a |this )*(?:live )?hearing',
  '(?:the |any |a )*(?:written )?(?:determination|decision|outcome|ruling)',
  '(?:the )?(?:panel|principal|decision[- ]?maker|dean|board|superintendent|committee|hearing officer) (?:decides?|makes|determines?|rules?|meets?|will|issues?|reaches)',
)
const before = words('before', 'prior to', 'in advance of', 'ahead of', 'preceding')
/** Time to ask, to reply or to be late is no time between report and hearing. */
const otherTime = [
  phrase`(?:extend\w*|extension|advis[eo]rs? names?|names? of|witness lists?|request\w*|submit|appeal\w*|interview|draft|evidence|respon(?:d|se)s? … (?:due|by|within)|questions|notify|pre-?hearing|receipt of the complaint)`,
]
const hint: readonly RegExp[] = [phrase`${theReport}`]

const counted: readonly Pattern[] = [
  against(
    phrase`${lengthOfTime} (?:with|to have|for) (?:the )?(?:\w+ )?${theReport} (?:\w+ )?${before} … (?:hearing|decision|determination|panel)`,
    { unless: [phrase`draft|respon\w+`] },
  ),
  against(
    phrase`(?:hearing|decision|panel) … ${lengthOfTime} (?:from (?:now|today)|away|hence|later)`,
    {
      near: [
        phrase`${theReport} (?:is |are )?(?:attached|enclosed)`,
        phrase`(?:attached|enclosed) … ${theReport}`,
      ],
      unless: otherTime,
    },
  ),
  against(phrase`${lengthOfTime} (?:${before}) … ${event}`, { about: hint, unless: otherTime }),
  against(
    phrase`(?:hearing|panel|decision[- ]?maker|principal|dean|decision|determination|outcome|board) … (?:in|within|only) .. ${lengthOfTime}`,
    {
      near: [
        phrase`${theReport} (?:is|are) (?:attached|enclosed)`,
        phrase`(?:of|after|from) (?:receiving |receipt of |issuing |the date of )?(?:this|the) (?:\w+ )?report`,
        phrase`(?:attached|enclosed) … ${theReport}`,
      ],
      unless: [...otherTime, phrase`(?:days|weeks|hours) after the hearing`],
    },
  ),
  against(
    phrase`${lengthOfTime} … (?:to |for )(?:read|review|respond|look|study|consider|inspect|go (?:through|over)|digest|absorb|prepare) … ${before} … ${event}`,
    { about: hint, unless: [phrase`draft|evidence`] },
  ),
]
/** A report that comes with, at or after what it should come before. */
const tooLate: readonly Pattern[] = [
  against(
    phrase`${theReport} … (?:posted|sent|uploaded|e-?mailed|shared|issued|released|mailed) … (?:on \w+day|yesterday|today|this \w+) … hearing … (?:this \w+day|tomorrow|today)`,
  ),
  against(
    phrase`${theReport} … (?:handed|given|available|distributed|seen|shown|provided|circulated|see) … on the (?:day|morning)(?: of the hearing| itself)?`,
    { unless: [phrase`(?:also|already|again|days|week)`] },
  ),
  against(
    phrase`${theReport} … (?:laid|put|placed|goes|comes?|circulated|tabled|opened|released|arrives?) … on the (?:morning|day|eve|afternoon|evening) (?:of|before) (?:the |your )?(?:\w+ )?(?:hearing|decision)`,
    { unless: [phrase`(?:also|already|again|days|week)`] },
  ),
  against(
    phrase`${doesNot} (?:\w+ ){0,4}(?:see|receive|have|get|read|given|review|send|sent|circulate\w*|provided?|release[d]?|distribute[d]?) (?:\w+ ){0,4}${theReport} (?:\w+ )?(?:in advance|before|prior|ahead|beforehand|until)`,
    { unless: [phrase`(?:third|anyone|others|outside|media|discuss|draft|days)`] },
  ),
  against(
    phrase`(?:receive|get|given|sent|see|provided|shared|released|available|shown) (?:\w+ ){0,3}${theReport} (?:\w+ ){0,3}(?:after|once|when|following) (?:the |a )?(?:decision|determination|outcome|ruling) (?:has been |is |was )?(?:made|issued|reached|sent|known)`,
    { unless: [phrase`respon\w+|appeal\w*`] },
  ),
  against(
    phrase`(?:hearing|panel) (?:\w+ ){0,4}on (?:monday|tuesday|wednesday|thursday|friday|saturday)(?!,? (?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december))`,
    {
      near: [
        phrase`${theReport} (?:\w+ )?(?:is |are )?(?:attached|enclosed)`,
        phrase`(?:attached|enclosed) … ${theReport}`,
      ],
    },
  ),
  against(
    phrase`${theReport} (?:itself )?(?:will be|is|shall be|are) (?:given|handed|provided|shown|distributed|read|available|sent) .. (?:to you |to the parties |to both parties |out )?at (?:the |your )(?:live )?hearing`,
    { unless: [phrase`(?:also|already|days|again|again be)`] },
  ),
  against(
    phrase`(?:twenty-four|forty-eight|seventy-two|a few) hours ${before} … (?:hearing|decision)`,
    { about: hint, unless: otherTime },
  ),
  against(
    phrase`(?:given|receive|get|see|provided|handed|sent|shown) … ${theReport} … (?:at|on) (?:the )?(?:start|beginning|opening|outset|morning|day|time) of (?:the |your )?(?:hearing|decision)`,
  ),
  against(
    phrase`${theReport} … (?:given|available|provided|handed|distributed|shared|sent|released|see|receive|copy|shown) … (?:at|on) (?:the )?(?:start|beginning|opening|outset|morning|day|time|afternoon) of (?:the |your )?(?:hearing|decision|determination)`,
    { unless: [phrase`(?:also|already|again|days|weeks?)`] },
  ),
  against(
    phrase`(?:copy of |see |receive )(?:the )?(?:\w+ )?${theReport} … at (?:the |your )hearing(?! for)`,
    {
      unless: [
        phrase`(?:days|already|again|also|you (?:have |had )?(?:received|got)|previously|refer)`,
      ],
    },
  ),
  against(
    phrase`${theReport} … (?:sent|shared|provided|given|released|issued|mailed|delivered) … (?:together with|along with|at the same time as|with|after) (?:the |our |a |this )?(?:written |final )?(?:decision|determination|outcome)`,
    { unless: [phrase`(?:written response|appeal|days before|prior to)`] },
  ),
  against(
    phrase`(?:decision|determination|hearing) … (?:the )?(?:day after|same day as|next day|following day) … ${theReport}`,
  ),
  against(
    phrase`${theReport} … (?:attached|enclosed) … hearing … (?:tomorrow|this (?:week|monday|tuesday|wednesday|thursday|friday|afternoon|morning)|today|the day after)`,
    {},
  ),
  against(
    phrase`hearing … (?:tomorrow|this (?:week|monday|tuesday|wednesday|thursday|friday|afternoon|morning)|today|day after tomorrow)`,
    {
      near: [
        phrase`${theReport} … (?:attached|enclosed)`,
        phrase`(?:attached|enclosed) … ${theReport}`,
      ],
    },
  ),
]

/** The first length of time before the hearing that is shorter than 10 days, or else one that is enough. */
function countedDays(facts: Facts): { short: Hit | null; enough: Hit | null } {
  let enough: Hit | null = null
  for (const hit of findAll(facts.reading, counted)) {
    const { plain, start } = hit.sentence
    const days = timeSpans(plain.slice(hit.start - start, hit.end - start))[0]?.mostDays
    if (days === undefined) continue
    if (days < TEN_DAYS) return { short: hit, enough: null }
    enough ??= hit
  }
  return { short: null, enough }
}

/** 106.45(b)(5)(vii): the report goes out at least 10 days before the hearing, or else before the decision. */
export const reportTiming = rule('RPT-03', {
  reckons: true,
  check: (facts) => {
    const { short, enough } = countedDays(facts)
    const at = short ?? findFirst(facts.reading, tooLate) ?? reportAndDecision(facts)
    if (at) return { state: 'contradicted', at }
    return enough ? { state: 'found', at: enough } : { state: 'silent' }
  },
})
