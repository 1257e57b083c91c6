import type { Reading, Sentence } from '../../../document/reading.ts'
import { deniesNext } from '../../language/denial.ts'
import { against, findFirst, hasAny } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, type Verdict } from '../../rule.ts'
import { whenKept } from './detailsKept.ts'
import { laterOn } from './words.ts'

const when = words('dates?', 'when', 'day', 'times?', 'details of when')
const where = words('places?', 'locations?', 'where')
const incident = phrase`(?:incident|alleg\w+|events?|conduct|complaint|happened|occurred|notice|letter|account|took place|taken place|this is said)`
const notTheIncident = [
  phrase`(?:(?:your|the|any) .. (?:hearing|interview|meeting|session|appointment) (?:will|date|is|on|at)|(?:date|time|place|location)s? (?:and \w+ )?of (?:your|the|any) .. (?:hearing|interview|meeting)|not (?:yet )?known|recall|remember|do(?:es)? not know|exact time|witness\w*)`,
]
const withheld = [
  ...whenKept,
  against(
    phrase`(?:${when} (?:and|or|,) .. ${where}|${where} (?:and|or) .. ${when}|(?:exact |precise )?(?:date|location)) … (?:will|shall|can|are|is|be) .. (?:given|provided|told|shared|made known|disclosed|explained|discussed|stated|supplied|gone over|reviewed|covered|give|tell|share|provide) … ${laterOn}`,
    {
      unless: [phrase`(?:of|for) (?:the|your|any) .. (?:hearing|interview|meeting|session)`],
      near: [phrase`(?:incident|alleg\w+|events?|conduct|complaint|happened|occurred)`],
    },
  ),
  against(
    phrase`(?:will|to) (?:hear|learn|be told|find out|be informed) … (?:when (?:and|or) where|(?:date|time|day)s? (?:and|or) (?:the )?(?:place|location))`,
    {
      near: [
        phrase`(?:incident|alleg\w+|events?|conduct|complaint|happened|occurred|taken place|took place)`,
      ],
      unless: [phrase`(?:the|your|any) (?:hearing|interview|meeting|session)`],
    },
  ),
  against(
    phrase`(?:not|n't|cannot|never|unable to|omit\w*|withh\w+) … (?:date|when) .. (?:and|or|,) .. (?:place|location|where)`,
    {
      near: [
        phrase`(?:incident|alleg\w+|events?|conduct|complaint|happened|occurred|letter|notice|writing)`,
      ],
      unless: [
        phrase`(?:known?|determin\w+|recall\w*|remember\w*|sure|specif(?:y|ied) by|hearing|meeting|interview)`,
      ],
    },
  ),
  against(
    phrase`(?:${when}|${where}) … (?:not (?:being |be )?(?:put|set down|stated|given|included|listed|shared)|left out|withheld|omitted) … (?:writing|letter|notice|stage|time|here|now|point)`,
    {
      near: [
        phrase`(?:incident|alleg\w+|events?|conduct|complaint|happened|occurred|known|what|details)`,
      ],
      unless: [phrase`(?:hearing|meeting|interview)`],
    },
  ),
  against(
    phrase`(?:${deniesNext}|only (?:after|when|once)) … (?:tell|say|includ\w+|giv\w+|stat\w+|disclos\w+|provid\w+|shar\w+|reveal\w*|releas\w+|list\w*|name|specify) … (?:when|dates?|where|places?|locations?|occasion|times? and)`,
    { near: [incident], unless: notTheIncident },
  ),
  against(
    phrase`(?:${when}|${where}|exact occasion|occasion) … (?:is|are|was|were|being|has been) (?:being )?(?:left out|withheld|omitted|held back|kept back|not (?:\w+ )?(?:disclosed|stated|given|included|shared|released)|known to us and)`,
    {
      near: [incident, phrase`(?:complainant|recollection|sake|so as not|privacy)`],
      unless: notTheIncident,
    },
  ),
  against(
    phrase`(?:${when} (?:and|or) ${where}|${where} (?:and|or) ${when}|times? and places?) (?:\w+ ){0,4}(?:is|are|will be) (?:something|a matter|matters|to be|covered|discussed|taken up|raised|gone over|explained|given|told) … (?:in person|interview|meet\w*|later|you)`,
    { unless: notTheIncident },
  ),
  against(
    phrase`(?:to be |will be )(?:provided|given|announced|told|discussed|shared|disclosed|confirmed) (?:to you )?(?:at|in|during|after|once|when|later|by the investigator)`,
    {
      about: [
        /^[^|]*\| (?!.*\b(?:hearing|interview|meeting|appointment)\b[^|]*$)[^|]*\b(?:dates?|location|place|when|where)\b[^|]*\|/,
      ],
    },
  ),
]

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const someDate = [
  new RegExp(
    `\\b${month}\\.?\\s+\\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}\\b|\\b\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b`,
  ),
  new RegExp(
    `\\b(?:early|mid|late|in|during|of|between|from|since)[- ]+${month}\\b(?! not| be)|\\b${month},? 20\\d\\d\\b`,
  ),
  phrase`(?:first|second|third|fourth|last|same) (?:day|week|weekend|night) (?:of|in|before|after)`,
  phrase`(?:on|the night of|the evening of) (?:mon|tues|wednes|thurs|fri|satur|sun)day`,
  phrase`(?:not|cannot|n't|unable to) (?:\w+ )?(?:recall|remember|know|say|certain|sure|give|specify|state) … (?:dates?|days?|when)`,
  phrase`dates? … (?:not (?:yet )?(?:be )?(?:known|recalled|remembered|certain|specified|able)|unknown|uncertain|unclear|cannot (?:be )?recall\w*|unspecified)`,
]
const place =
  /\b(?:in|inside|at|near|outside|behind|on|of|from|location\w*|place|where|aboard)\b[^.;|]{0,60}\b(?:hall|room|rooms|dorm\w*|residence|library|gym\w*|house|home|apartment|building|cent(?:er|re)|lab\w*|office|classroom|parking|lot|campus|stairwell|stairs|hallway|corridor|bus|locker|field|stadium|bedroom|street|avenue|road|bar|restaurant|caf[eé]\w*|cafeteria|party|dining|pool|studio|theat(?:er|re)|auditorium|court|track|rink|basement|lounge|kitchen|elevator|car|vehicle|hotel|camp|park|bathroom|restroom|courtyard|quad\w*|garage|tower|floor|union|school|playground|conference|trip|suite|unit|lane|drive|village|commons|lodge|club|chapel|barn|farm|station|airport|workshop|dock|boathouse|greenhouse|arena|cabin|tent|beach|lake|trail|festival|concert|shop|store|archive\w*|clinic|hospital|museum|ward|theatre|gallery|fraternity|sorority|flat|car park|zoo|dance|game|match|tournament|practice|hostel|pub|pitch|grounds|premises|canteen|toilets?|washroom|van|train|plane|flight|retreat|boat|balcony|porch|yard|garden|roof|attic|closet|motel|mall|church|mosque|synagogue|island|field trip|banquet|ceremony|rehearsal)\b|^(?:\W|the )*(?:incidents?|when|where|dates?|place|location|time)\b[^;]{0,120}\b(?:hall|room|house|home|apartment|building|library|gym\w*|campus|school|park|street|road|avenue|lot|bus|club|office)\b|\b(?:online|snapchat|instagram|whats ?app|facebook|text messages?|by text|e-?mails?|discord|social media|group chat|zoom|tiktok|video call|electronically|phone|teams|messages|direct message\w*)\b|\b(?:location|place)\b[^.;|]{0,40}\b(?:not known|unknown|unclear)\b|\b\d+ [a-z]+ (?:street|st|avenue|ave|road|rd|lane|drive|way|court|place)\b/
const allegedThing =
  /\b(?:alleg\w+|incidents?|occurred|took place|happened|on or about|conduct|complaint|reports? that|reported|states? that|says that|date\(?s?\)?|between|event|accus\w+|during|night|describes?|complainant (?:does|did|says|said|states|stated|recalls|remembers|places|puts)|(?:is|are|was|were) (?:said|claimed|thought|accused)|said to have|touched|sent|followed|kissed)\b/
/** Dates of the letter, of filing and of what comes next tell nothing of the incident. */
const procedural =
  /\b(?:received|filed|submitted|signed|dated|interview|hearing|meeting|deadline|respond by|no later than|due|office hours|effective|issued|date of (?:this )?(?:notice|letter)|letter date)\b/
const happened =
  /\b(?:occurred|took place|happened|on or about|incident|alleged(?:ly)?|said to have|conduct|touched|kissed|groped|sent|followed|grabbed|location)\b/

/** 106.45(b)(2)(i)(B): the date and location of the alleged incident, if known. */
export const noticeDatePlace = rule('NOA-05', {
  check: ({ reading }): Verdict => {
    const contrary = findFirst(reading, withheld)
    if (contrary) return { state: 'contradicted', at: contrary }
    const date = findAbout(reading, someDate)
    const location = findAbout(reading, [place])
    if (!date || !location) return { state: 'missing' }
    return { state: 'found', at: { sentence: date, start: date.start, end: date.end } }
  },
})

function findAbout({ sentences }: Reading, patterns: readonly RegExp[]): Sentence | null {
  for (const sentence of sentences) {
    const { plain, block } = sentence
    if (block.kind === 'heading' || !hasAny(`${block.lead}: ${plain}`, patterns)) continue
    const topic = `${plain} | ${block.lead} | ${block.heading}`
    if (!allegedThing.test(topic)) continue
    if (
      procedural.test(plain) &&
      !happened.test(plain.replace(/alleg\w+ (?:policy|violations?)/g, ''))
    )
      continue
    return sentence
  }
  return null
}
