import type { Facts } from '../../facts.ts'
import { against, findFirst, type Hit, hasAny } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'
import { daysBetween } from '../notice/dayCounts.ts'

const month = String.raw`(?:jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\.?`
const dayOf = new RegExp(
  String.raw`\b(?:${month} \d{1,2}|\d{1,2}(?:st|nd|rd|th)?(?: day)?(?: of)? ${month}|\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{4}-\d{2}-\d{2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|this (?:morning|afternoon))\b`,
)
const clock = /\b(?:\d{1,2}(?::\d{2})? ?[ap]\.?m\b|\d{1,2}[:.]\d{2}\b|noon\b|\d{1,2} o'clock)/
const aboutHearing = [
  phrase`(?:is|are|be|been|was) (?:set|fixed|listed|down|booked|arranged) for|(?:will|shall|is to|are to) (?:hear|sit|convene)`,
  phrase`(?:hearings?|adjudication|convene\w*|held|take place|takes place|begin\w*|start\w*|scheduled|date|when|time|where|location|venue|place|meet)`,
]
const place = [
  phrase`(?:room|hall|building|zoom|teams|webex|google meet|video\w*|online|virtual\w*|remote\w*|suite|conference|library|auditorium|courtroom|chamber|boardroom|campus|floor|cent(?:er|re)|house|office|link|platform|gymnasium|theat(?:er|re))`,
]
const placeLead = [phrase`(?:location|where|venue|place|room|platform|link|join\w*|access)`]
const people = [
  phrase`(?:participants?|attend\w*|attendees|present|presence|who (?:will be|comes|attends|sits|is coming|takes part)|witness(?:es)?|members? of the panel|panel(?:ists?| members?)|hearing (?:officer|chair|board)|decision[- ]?makers?|chair\w*|adjudicator)`,
]
const purpose = [
  phrase`(?:purpose|why|reason for|in order to|so that the panel|subject|agenda)`,
  phrase`to (?:\w+ )?(?:decide|determine|hear|consider|adjudicate|resolve|address|examine|establish|assess)`,
  phrase`(?:will|shall) (?:decide|determine|hear|consider|adjudicate|resolve|rule)`,
  phrase`(?:regarding|concerning|about|on|into) (?:the |your )?(?:\w+ ){0,2}(?:allegations?|complaint|charges?)`,
]

/** What the notice does not tell, in plain words. */
function notTold({ reading }: Facts): string[] {
  const told = { date: false, time: false, location: false, participants: false, purpose: false }
  for (const { plain, block } of reading.sentences) {
    const topic = `${block.lead} ${block.heading} ${plain}`
    const isHearing = hasAny(topic, aboutHearing)
    if (isHearing && dayOf.test(plain)) told.date = true
    if (isHearing && clock.test(plain)) told.time = true
    if (hasAny(block.lead, placeLead) || (isHearing && hasAny(plain, place))) told.location = true
    if (hasAny(topic, people)) told.participants = true
    if (hasAny(topic, purpose)) told.purpose = true
  }
  return Object.entries(told).flatMap(([what, isTold]) => (isTold ? [] : [what]))
}

/** A hearing that comes at once: "tomorrow", or within two days of the letter. */
function tooSoon(facts: Facts): Hit | null {
  const soon = findFirst(facts.reading, [
    against(
      phrase`hearing … (?:tomorrow|today|this (?:morning|afternoon|evening)|in (?:a few|two|three|one|24|48) (?:hours|day))`,
      {
        unless: [phrase`(?:decision|question|document|report|evidence|list) … (?:tomorrow|today)`],
      },
    ),
  ])
  if (soon || facts.letterDate === null) return soon
  for (const date of facts.dates) {
    const days = daysBetween(facts.letterDate, date.iso)
    if (days === null || days < 1 || days > 2) continue
    const sentence = facts.reading.sentences.find(
      ({ start, end }) => start <= date.start && date.end <= end,
    )
    if (
      sentence &&
      hasAny(sentence.plain.slice(0, date.start - sentence.start), [
        phrase`hearing … (?:held|take place|scheduled|set|begin|is|convene)`,
      ])
    )
      return { sentence, start: date.start, end: date.end }
  }
  return null
}

/** "the location, the participants, or the purpose" */
const listed = new Intl.ListFormat('en', { type: 'disjunction' })

/** 106.45(b)(5)(v): date, time, location, participants and purpose, with time to prepare. */
export const hearingNotice = rule('HRG-02', {
  check: (facts) => {
    const at = tooSoon(facts)
    if (at) return { state: 'contradicted', at }
    const gaps = notTold(facts)
    if (gaps.length === 0) return { state: 'found' }
    return {
      state: 'missing',
      text: `We did not find ${listed.format(gaps.map((gap) => `the ${gap}`))} of the hearing. A hearing notice gives the date, time, location, participants and purpose.`,
    }
  },
})
