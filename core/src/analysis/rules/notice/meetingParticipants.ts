import type { Reading } from '../../../document/reading.ts'
import { against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, type Verdict } from '../../rule.ts'
import { participantsKept, unnamedThere } from './meetingKept.ts'

const someone = words(
  '(?:a )?(?:few|some|several|other|certain|various|appropriate|a number of|a couple of) .. (?:people|officials?|administrators?|staff(?: members)?|colleagues|individuals|members|persons|representatives|employees)',
  '(?:university|college|school|district|campus|our|other) (?:officials?|administrators?|staff(?: members)?|personnel|representatives)',
  'a (?:team|group|panel) (?:from|of)',
  'others',
  'people from',
)
const vague = [
  ...unnamedThere,
  ...participantsKept,
  against(
    phrase`${someone} … (?:will be|may be|will also be|may also be|may|will|be) (?:present|there|in attendance|attend\w*|join\w*|sit\w*|in the room|take part|participat\w+|observ\w+)`,
    {
      unless: [phrase`(?:not|no|named|listed|below|above|advis[eo]r)`],
    },
  ),
  against(phrase`(?:meet with|interviewed by|speak (?:to|with)|seen by) ${someone}`, {
    unless: [phrase`(?:named|listed|below|above)`],
  }),
  against(
    phrase`(?:not|n't|never|unable to) … (?:announce|say|tell|disclose|name|list) … (?:who (?:will|is|may|else)|the (?:participants|names of those))`,
  ),
  against(
    phrase`who (?:will|else will) .. (?:attend|be (?:present|there)|take part) … (?:decided|not|later|on the day)`,
  ),
  against(
    phrase`who (?:will|is going to) (?:be there|attend|take part|sit in|be present|conduct) (?:depends|varies|is not|has not|will be)`,
  ),
  against(phrase`(?:told|find out|learn) (?:up)?on arrival who`),
  against(phrase`^(?:to be (?:determined|decided|announced|confirmed)|tba|tbd|not yet known)`, {
    about: [/^[^|]*\| [^|]*\b(?:participant|attend|present|who|interviewer)[^|]*\|/],
  }),
  against(
    phrase`(?:one or more|several|some|a few|appropriate|relevant|various|unnamed|the appropriate|the relevant) (?:\w+ ){0,2}(?:officials?|administrators?|staff|people|persons|employees|officers|colleagues) (?:\w+ ){0,4}(?:will|may|shall|from|conduct|sit)`,
    { unless: [phrase`(?:named|listed|below|above|advis[eo]r)`] },
  ),
  against(
    phrase`(?:meeting|interview|conference) (?:will be |is )?with (?:the )?(?:appropriate|relevant|several|some|certain|various) (?:\w+ ){0,2}(?:people|officials?|staff|administrators?|persons)`,
  ),
  against(
    phrase`(?:staff|people|officials|colleagues|administrators) from (?:several|various|other|different|a number of) (?:offices|departments|units)`,
  ),
]
const title =
  '(?:[Ii]nvestigators?|[Cc]oordinator|[Dd]ean|[Pp]rincipal|[Dd]irector|[Oo]fficer|[Nn]ote-?[Tt]akers?|[Cc]ounsel|[Aa]ssistant|[Ss]uperintendent|[Cc]olleague|[Mm]ediator|[Ff]acilitator)'
const name = String.raw`\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){0,2}`
const taking =
  /\b(?:participants?|present|attend\w*|interview\w*|meet(?: with)?|take part|taking part|in the room|joined?|conduct\w*|who will be there|accompan\w+|with|speak|talk|it will be|who)\b/
const namesSomebody = [
  new RegExp(
    `${title}s?,?\\s+(?:\\(\\s*)?(?:is |are |will be )?${name}|${name},? (?:\\()?(?:[Dd]eputy |[Ll]ead |[Tt]itle IX |the |our |an? |[Aa]ssistant |[Ss]enior )*${title}`,
    'u',
  ),
  new RegExp(`(?:by|with|and|me,|be|:|\\|)\\s+(?:Mr|Ms|Mrs|Mx|Dr|Prof)\\.? ?${name}`, 'u'),
  /(?:^|; |, |and )\p{Lu}\. \p{Lu}\p{Ll}{2,}/u,
]
const plainly = [
  phrase`(?:i|the (?:two )?investigators?|the undersigned|(?:he|she)) (?:will|shall) (?:personally |be |also )?(?:conduct|interview|meet|present|hold|be (?:there|present))`,
  phrase`(?:meet|speak|interview|talk) (?:with|to) (?:me|us both)`,
  phrase`(?:only|just) (?:you|the two of us|you and (?:i|me|the investigator))`,
  phrase`(?:you|investigators?|advis[eo]rs?|note[- ]?taker) … (?:are|will be|is) the only (?:people|persons|participants|ones)`,
  phrase`(?:nobody|no one) else … (?:present|room|attend|there)`,
  phrase`(?:the|both|two) investigators? (?:named|listed|identified|assigned)`,
  phrase`(?:you|your advis[eo]r\w*) … (?:me|i|and i) (?:and|,|will)`,
  phrase`(?:me|i|myself)[,;]? and \w+`,
  phrase`(?:complainant|respondent|parties) … (?:hearing officer|coordinator|chair|investigator)`,
  phrase`(?:hearing officer|coordinator|chair|investigator) … (?:complainant|respondent|parties)`,
  phrase`participants? … (?:investigators?|you|coordinator)`,
]

/** A line "Who: you; your advisor; me" lists the people by what they are to each other. */
const listLead =
  /^(?:who|who (?:will be|is) (?:there|present)|participants?|present|in the room)\s*(?:[:|]|$)/
const listed = phrase`you … (?:me|i|myself)`

/** 106.45(b)(5)(v): the participants of the meeting, in writing. */
export const meetingParticipants = rule('MTG-02', {
  check: ({ reading }): Verdict => {
    const contrary = findFirst(reading, vague)
    if (contrary) return { state: 'contradicted', at: contrary }
    return namesParticipants(reading) ? { state: 'found' } : { state: 'missing' }
  },
})

function namesParticipants({ sentences }: Reading): boolean {
  return sentences.some(({ text, plain, block }) => {
    if (block.kind === 'heading') return false
    if (
      [block.lead, plain].some((text) => listLead.test(text)) &&
      plain.replaceAll(';', ',').search(listed) !== -1
    )
      return true
    if (plainly.some((pattern) => plain.search(pattern) !== -1)) return true
    return (
      taking.test(`${plain} ${block.lead} ${block.heading}`) &&
      namesSomebody.some((who) => who.test(text))
    )
  })
}
