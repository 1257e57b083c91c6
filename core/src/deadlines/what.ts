import type { TimeMeaning } from '../reader/stances.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import type { CountedDays, Length } from './lengths.ts'
import { isOfPerson, isRangeEnd, isSaidOfSchool } from './meaning.ts'
import {
  alsoCalled,
  deadlineNames,
  eventNames,
  isDenied,
  LIKELY,
  type Name,
  periodNames,
  periodsOfActs,
  SCHOOLS_TIME,
  SURE_ALONE,
  SURE_OF_ACT,
} from './names.ts'

/** What an event is called that the case is about. */
export const INCIDENT = 'Alleged incident'

/** Words after a date tell about it less often than those before it. */
const AFTER_COSTS = 1.5
const AFTER_STARTS_AT = 14

/** What a date is for, and whether that is known, or only the letter's own words around it can be shown. */
export interface What {
  readonly what: string
  readonly isNamed: boolean
}

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

/** How the name of what is late on the day itself ends. */
export const BEFORE_DAY = ' before this day'
const strictlyBefore = /(?<!\bon or )\bbefore $/

/** The letter's own words around the date, where nothing surer can be said of it. */
export function quotedAt({ text, group }: DateSite): What {
  const isShort = text.length <= LONGEST_QUOTE
  // Of a long sentence not all is read again for each of its dates.
  const [from, to] = isShort ? [0, text.length] : [group.start - FARTHEST, group.end + FARTHEST]
  const before = text.slice(Math.max(0, from), group.start)
  const after = text.slice(group.end, to)
  const words = [
    isShort
      ? before.replace(listMark, '')
      : lastWords(before, subjectOf(text.replace(listMark, ''))),
    text.slice(group.start, group.end),
    (isShort ? after : firstWords(after)).replace(/[\s|]+$/, ''),
  ]
  const quoted = words.join('').trim().replace(columnGap, ' | ').replace(/\s+/g, ' ')
  const cut = isOpen.test(quoted) ? '…' : ''
  return { what: `${QUOTED}${quoted}${cut}”`, isNamed: false }
}

/** Whether a date's name is that of something people come to. Words of the letter are no name. */
export function isGathering(what: string): boolean {
  return (
    !what.startsWith(QUOTED) && /hearing|interview|meeting|conference|session|chance/i.test(what)
  )
}

/** How the letter's own words begin: they are a quotation, and no name. */
export const QUOTED = '“'
const LONGEST_QUOTE = 160
const REACH_OF_QUOTE = 75
const REACH_OF_SUBJECT = 42
const REACH_BESIDE_SUBJECT = 36
const FARTHEST = 120
const listMark =
  /^[\s|]*(?:(?:[-*•o>]|\(?(?:[a-z]|[ivx]{1,4}|[IVX]{1,4}|\d{1,2})[.)])\s+)?(?:\|\s*)?/
/** Between the columns of a table that is made of spaces. */
const columnGap = /(?<=\S) {3,}(?=\S)/g
/** A line that goes on in the next one. */
const isOpen = /\s(?:the|an?|of|and|or|to|for|because|with)$/
/** Where another clause or item of a list begins. */
const partEnd = /;\s|\n\s*[-*•o>]\s+/g

function lastWords(words: string, subject: string): string {
  const own = words.replace(listMark, '')
  if (own.length <= REACH_OF_QUOTE) return own
  const last = own.slice(-REACH_OF_QUOTE)
  const part = [...last.matchAll(partEnd)].at(-1)
  if (part) return `…${last.slice(part.index + part[0].length)}`
  const near = own.slice(-REACH_BESIDE_SUBJECT)
  return `${subject}… ${near.slice(near.search(/\s/) + 1)}`
}

/** How a sentence begins, up to so many characters: who is to act in it. */
function subjectOf(sentence: string): string {
  const first = sentence.slice(0, REACH_OF_SUBJECT)
  return first.slice(0, first.lastIndexOf(' ') + 1)
}

function firstWords(words: string): string {
  const own = words.trimEnd()
  if (own.length <= REACH_OF_QUOTE) return own
  const first = own.slice(0, REACH_OF_QUOTE)
  const end = first.matchAll(partEnd).next().value?.index ?? first.search(/\s\S*$/)
  return `${first.slice(0, end).replace(/[\s,;:(-]+$/, '')}…`
}

/** What the trained reader is sure that somebody has to do by a day, by its name for the act. */
const answersOfActs: ReadonlyMap<string, string> = new Map([
  ['answer_evidence', 'written response to the evidence is due'],
  ['answer_report', 'written response to the report is due'],
  ['appeal', 'appeal is due'],
  ['answer_appeal', 'response to the appeal is due'],
])

/** The words beside the date name what is due, or those of the sentence before it or of the heading. */
function deadlineName(site: DateSite, told: TimeMeaning | undefined): string | null {
  if (asksNothing.test(wordsAround(site))) return null
  const { before, after } = clauseAround(site)
  const own = site.plain.slice(Math.max(0, site.group.start - REACH_BACK), site.group.start)
  const sides = [
    [before, after],
    [own, ''],
    [goesOn.test(site.plain) || isRunInHead(site.previous) ? ownPart(site.previous) : '', ''],
    [site.heading.toLowerCase(), ''],
  ] as const
  for (const [left, right] of sides) {
    const found = nearestName(deadlineNames, left, right)
    if (found === null) continue
    const name = exact(found, told, isAsked(site))
    if (
      name === null ||
      (ofSome.has(name) && /\b(?:if|unless|without|lacking|who|seeking)\b/.test(own))
    )
      return null
    return withWhose(name, left + right)
  }
  const answer = told && isSurely(told.act, told) && answersOfActs.get(told.act)
  return answer ? withWhose(answer, before + after) : null
}

/** "Return the form with your written statement": what it comes with has its own day. */
function ownPart(sentence: string): string {
  return goesWith.test(sentence) ? sentence.slice(0, sentence.indexOf(' with ')) : sentence
}

const goesWith = /\b(?:return|send|enclose|bring) [^.;,]{1,30} with (?:your|the|his|her)\b/

/** By such a day nothing is due. */
const asksNothing = /\bthis is not required\b|\blater [^.;]{0,30}\baccepted\b/

/** A sentence that asks for something, or is about what the one before it tells; of others that one is no name. */
const goesOn =
  /^\W*(?:(?:if )?(?:it|this|that|these|they|i|we|you)|please|send|write|submit|return|give|tell|let|(?:the|your) (?:new |last )?(?:date|day|deadline|time)|deadline|by|no later)\b/

/** "12. Accommodations. Write by May 3": a few words that head what follows. */
function isRunInHead(sentence: string): boolean {
  return sentence.split(' ').length <= MOST_OF_HEAD
}

const MOST_OF_HEAD = 4

/** Whether the words around a date ask the reader for something. */
export function isAsked(site: DateSite): boolean {
  return asksYou.test(wordsAround(site))
}

/** Of a long sentence not all is read again for each of its dates. */
function wordsAround({ plain, group }: DateSite): string {
  return plain.slice(Math.max(0, group.start - REACH_BACK), group.end + REACH_BACK)
}

const asksYou =
  /\bplease\b|\b(?:if|should) you\b|\byou (?:must|may|can|should|have|need|wish|want)\b|(?:^|[,;:.|] |\bor |\band )(?:let|tell|write|ring|call|contact|ask|reply|send|return|confirm|sign|answer)\b|\brequests? (?:for|go to)\b|\b(?:grateful|appreciate|kindly)\b/

/** The name that words give, made exact by the reader; null where the reader is sure of something else. */
function exact(name: string, told: TimeMeaning | undefined, mustAct: boolean): string | null {
  if (told === undefined || told.likelihood < SURE_OF_ACT) return name
  // "In force until May 3": words further on name what somebody has to do.
  if (!mustAct && told.actor === 'school' && isOfNobody(told)) return null
  // Of a response whose act was not learned its own name is known.
  if (name === RESPONSE) return answersOfActs.get(told.act) ?? (told.act === 'none' ? name : null)
  return isDenied(name, told) ? null : name
}

/** Whether the reader is sure that a day asks nothing of anybody in the case. */
export function isOfNobody({ act, likelihood }: TimeMeaning): boolean {
  return likelihood >= SURE_OF_ACT && nobodyActs.has(act)
}

const nobodyActs: ReadonlySet<string> = new Set(['none', 'other', 'effective_date'])

/** How far back in a long sentence. */
const REACH_BACK = 160

const RESPONSE = 'written response is due'
/** Where only some have to do these, the letter's own words tell who. */
const ofSome: ReadonlySet<string> = new Set([
  'reply about an advisor is due',
  'list of witnesses is due',
])

function withWhose(name: string, words: string): string {
  if (/\byour?\b/.test(words)) return `Your ${name}`
  // Nobody has to appeal.
  return name === 'appeal is due' ? `Any ${name}` : capital(name)
}

const kindNames = {
  calendar: 'calendar days',
  business: 'business days',
  weekday: 'weekdays',
  school: 'school days',
  unsaid: 'the text does not say which kind of day',
} as const

/**
 * What a length of time is for, and which days it counts; the letter's own words where that is not sure.
 *
 * @param defined what the document says "days" means
 * @param told what the trained reader says that it is about; words alone take "within 110 days, appeals aside" for the time to appeal
 */
export function whatLasts(
  site: DateSite,
  length: Length,
  defined: CountedDays,
  told: TimeMeaning | undefined,
): string {
  const { before, after } = clauseAround(site)
  const inWords = nearestName(periodNames, before, after)
  const known = told ? periodTold(told, inWords, before + after) : inWords
  if (known === null || isOfPerson(site)) return quotedAt(site).what
  if (known === TO_ANSWER && /\bto correct\b|\bcorrections\b/.test(before + after))
    return `Time to send corrections${kindOfDays(length, defined)}`
  const name = isSaidOfSchool(site) && known.startsWith('Time to ') ? SCHOOLS_TIME : known
  return name + kindOfDays(length, defined)
}

/** The name by the reader and the words: where it is not all but sure, the words must say the same. */
function periodTold(told: TimeMeaning, inWords: string | null, words: string): string | null {
  const own = told.likelihood >= SURE_OF_ACT ? periodOf(told.act, words) : undefined
  if (own === undefined) return inWords !== null && mayBe(inWords, told) ? inWords : null
  // That is told without a word for it: "Both of you, within ten days, to the Provost."
  const isSure =
    told.likelihood >= SURE_ALONE ||
    own === null ||
    inWords === own ||
    (inWords === null && told.act === 'appeal')
  return isSure || (inWords !== null && mayBe(inWords, told)) ? own : null
}

/** Whether a name that words give goes with what the reader takes a length for. */
function mayBe(name: string, { act, likelihood }: TimeMeaning): boolean {
  const isSame = periodsOfActs.get(act) === name || alsoCalled.get(name)?.includes(act) === true
  // A reader that has learned no act tells none.
  return isSame || act === '' || likelihood < LIKELY
}

/**
 * What the reader says that a length is the time of: null of none that anybody has, or where words beside it must say so and
 * do not; undefined where words may tell.
 */
function periodOf(act: string, words: string): string | null | undefined {
  if (act === 'send_report' && /\b(?:before|prior|pass)\b/.test(words)) return BEFORE_HEARING
  if (act === 'complete_process' && !ofProcess.test(words)) return null
  return act === 'none' ? null : periodsOfActs.get(act)
}

const BEFORE_HEARING = 'Time between the report and the hearing or decision'
const ofProcess =
  /\b(?:process|procedure|case|matter|investigat\w*|complet\w*|conclude\w*|finish\w*|resol\w*|end)\b/

const TO_ANSWER = 'Time to answer the evidence'

function kindOfDays({ days, unit }: Length, defined: CountedDays): string {
  return unit === 'day' ? ` (${kindNames[days === 'unsaid' ? defined : days]})` : ''
}

/** The trained reader is sure that a day is for it, and the row's head says no more than "When". */
function challenge(told: TimeMeaning | undefined): string | null {
  return told?.act === 'challenge_removal' && told.likelihood >= SURE_OF_ACT ? CHALLENGE : null
}

/** What the hour is called at which a removal may be challenged. */
const CHALLENGE = 'Your chance to challenge the removal'

/** The head of a line or row that only says that a day follows. */
const head =
  /^\W*(?:(?:meeting|hearing|interview|start) )?(?:date|day|hour|time|when)(?:(?: ?[,/&] ?| and )(?:date|day|hour|time|where|place))*\W*(?:(?:today|tomorrow)\W*)?$/

/** A row's head such as "When" tells nothing: the heading or the document's first lines then do. */
function eventName(site: DateSite, told: TimeMeaning | undefined, isAhead: boolean): string | null {
  const { before: ahead, after: behind } = clauseAround(site)
  // "You wrote on May 3 that you cannot come to the interview": what follows "that" is of another day.
  const after = behind.split(/\sthat\s/)[0] ?? ''
  // "A hearing on the claim that on May 3 …": so is what stands before it.
  const [, claim, own] = thatOn.exec(ahead) ?? []
  if (claim !== undefined && claims.test(claim)) return isAhead ? null : INCIDENT
  const before = own ?? ahead
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const above = () => firstGathering(site.heading.toLowerCase()) ?? lastGathering(site.above)
  const isUnderHead =
    line.trim() === '' && hasHour.test(behind) && headsTimes.test(site.heading.toLowerCase())
  if (head.test(line) || isUnderHead)
    return (
      nearestName(eventNames, '', after) ??
      challenge(told) ??
      above() ??
      (isAhead ? learned(site, told) : null)
    )
  const paper = paperOf(before, after, told, isAhead)
  if (paper !== undefined) return paper
  if (told && !isAhead && isSurely('incident', told))
    return wroteToYou.test(after) ? null : INCIDENT
  // What the school means to be through with by then takes place before.
  if (isAhead && endsBy.test(before)) return null
  if (site.start === site.group.start && movedFrom.test(before)) return null
  if (leadsRange(site)) {
    const ended = endOf(site)
    if (ended !== null) return ended.replace(/ends$/, 'begins')
  }
  if (lasts.test(before) || isRangeEnd(site)) {
    const ended = endOf(site)
    if (ended !== null || lasts.test(before)) return ended
  }
  const name = ofBoth(notDenied(before, after, told), [before, after])
  // What is alleged is over.
  if (name === 'Suspension begins' && isRangeEnd(site)) return 'Suspension ends'
  if (name !== null) return isAhead ? toCome(name, site) : withWhom(name, site)
  if (!isAhead) return told ? happened(told, before + after) : null
  return appointment(site, told)
}

/** The nearest name, or where the reader takes the day for something else, the nearest before the date that it does not deny. */
function notDenied(before: string, after: string, told: TimeMeaning | undefined): string | null {
  const nearest = nearestName(eventNames, before, after, ofTheCase)
  if (nearest === null || told === undefined || !isDenied(nearest, told)) return nearest
  const others = eventNames.filter(({ name }) => !isDenied(name, told))
  return nearestName(others, before, '', ofTheCase)
}

function toCome(name: string, site: DateSite): string | null {
  if (isDone.test(name)) return null
  if (name === 'Meeting') return withWhom(meetingBy(site), site)
  if (name !== 'Removal') return withWhom(name, site)
  return begins.test(clauseAround(site).before) ? 'Removal begins' : null
}

/** What the paragraph's head or the heading calls a meeting: "7. Interview. Ms. Ray will meet with you on May 3". */
function meetingBy({ lead, previous, heading }: DateSite): string {
  const heads = [lead, isRunInHead(previous) ? previous : '', heading.toLowerCase()]
  const names = heads.map((words) => nearestName(eventNames, words, '', /./))
  return names.find((name) => name !== null && ofMeetings.has(name)) ?? 'Meeting'
}

const ofMeetings: ReadonlySet<string> = new Set([
  'Interview',
  'Pre-hearing meeting',
  'Conference',
  'Mediation session',
])

const begins = /\b(?:begin\w*|start\w*|effective|from|as of)(?: on)?\W*$/

const thatOn =
  /^(.*)\bthat,? ((?:on|at|in|from|between|during|over|around|about|sometime|late|early)\b.*)$/s
const claims = /\b(?:alleg|complain|claim|charg|accus)/
/** A heading such as "1.0 When and where". */
const headsTimes = /^[\W\d]*(?:[a-z][.)]\s*)?(?:when|date|day|time)\b/

/** What is over when it is told of: no day to come is one of these. */
const isDone =
  /^(?:Alleged incident|Formal complaint|Notice of allegations|Report made|Appeal filed|Conversation)/

/** "Yours is on May 3 at 2 p.m.": what the sentences around it call people to; null where a name says that it is one party's. */
function appointment(site: DateSite, told: TimeMeaning | undefined): string | null {
  const { text, plain, group, own, previous, heading } = site
  // What goes on from a date before it is named after that one.
  if (own.start > 0 && own.start < group.start) return null
  if (!hasHour.test(plain.slice(group.end, own.end))) return null
  const sides = [wordsAround(site), previous, heading.toLowerCase()].map(firstGathering)
  const sure = learned(site, told)
  // Of a call that no words call a meeting they tell more than that name.
  const called = sides.find((one) => one !== null) ?? (sure === 'Meeting' ? null : sure)
  if (called === null || ofOne.has(called)) return called && withWhom(called, site)
  // Of two people who are called to something else, the letter's own words tell who is meant.
  const before = text.slice(Math.max(own.start, group.start - REACH_BACK), group.start)
  return person.test(before) ? null : called
}

/** What the trained reader says that people come to. */
function learned(site: DateSite, told: TimeMeaning | undefined): string | null {
  if (told === undefined || told.likelihood < SURE_OF_ACT) return null
  // A team that looks at a removal hears nobody: below this its words tell more.
  if (isSurely('challenge_removal', told)) return CHALLENGE
  if (told.act === 'meeting') return meetingBy(site)
  return told.act === 'hearing' ? 'Hearing' : null
}

/** Whether words behind a day begin with an hour. */
export function isWithHour(words: string): boolean {
  return hasHour.test(words.slice(0, HOUR_REACH).toLowerCase())
}

/** No hour begins farther behind. */
const HOUR_REACH = 40
const hasHour =
  /^\W{0,3}(?:(?:at|from|between|beginning|starting) )?(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|o'clock|(?:to|-) ?\d)|\d{1,2}:\d\d|noon)/

/** Words farther from a date name it only where people come to it, or where it is what the case is about. */
const FARTHEST_NAME = 45
const ofTheCase = /^(?:Alleged|Formal|Notice of|.*(?:[Mm]eeting|earing|nterview|ession))/

/** "The exam has moved from May 3 to May 9", "first planned for May 3". */
const movedFrom =
  /\b(?:moved|rescheduled|postponed|changed)\b[^.;]{0,60}\bfrom\W*$|\b(?:first|originally|initially|previously) (?:planned|set|scheduled) (?:for|on)\W*$/
const endsBy = /\bby\W*(?:on )?$/
const lasts = /\b(?:until|till|through|ends?|ending)(?: on)?\W*$/

/** What the trained reader takes a past day for that no words name. */
function happened(told: TimeMeaning, words: string): string | null {
  if (told.act === 'incident') return told.likelihood >= SURE_OF_ACT ? INCIDENT : null
  const isSent = isSurely(told.act, told) && /\b(?:sent|went|served|mailed|received)\b/.test(words)
  return (isSent && sendings.get(told.act)) || null
}

const sendings: ReadonlyMap<string, string> = new Map([
  ['send_evidence', 'Evidence shared'],
  ['send_report', 'Investigative report'],
])

/** The first day of "(August 24 to December 16)". */
function leadsRange({ plain, start, end, group }: DateSite): boolean {
  return (
    start === group.start &&
    end < group.end &&
    /^\s?(?:-|to\b|through\b)/.test(plain.slice(end, end + 9))
  )
}

/** What goes on until the day, told right before it or before the day on which it begins. */
function endOf({ plain, group, own }: DateSite): string | null {
  const words = plain.slice(Math.max(own.start, group.start - REACH_BACK), group.start)
  const isBare = /^\W*(?:(?:and|it|will|to|until|through|ends?|ending|on)\W*)*$/.test(words)
  const before = isBare ? plain.slice(Math.max(0, own.start - REACH_BACK), own.start) : words
  const [, thing] = (isBare ? goesOnBefore : goesOnUntil).exec(before) ?? []
  if (thing === undefined) return null
  return thing === 'probation' ? 'Probation ends' : 'Suspension ends'
}

const goesOnUntil = /.*\b(suspension|suspended|probation)\b[^,;.]*$/s
const goesOnBefore = /.*\b(suspension|suspended|probation)\b/s

const paper =
  /.*\b(complaint|notice|letter|e-?mail|report|memo)s?\b( of (?:the |an? )?(?:allegations?|(?:live )?hearing|interview|meeting))?,?((?: (?:which|that) (?:you|he|she|they))?(?: (?:was|were|is))?(?: (?:filed|signed|received|submitted|dated|sent|mailed|made)\b[^.;]{0,50}?)?(?: (?:of|on|dated))?) (?:the )?$/s

/** "The notice of May 3", "a complaint, signed by Ms. Ray on May 3", "the May 3 notice": the day is that of a paper. */
function paperOf(
  before: string,
  after: string,
  told: TimeMeaning | undefined,
  isAhead: boolean,
): string | null | undefined {
  if (filed.test(before)) return 'Formal complaint'
  const [, behind] = /^\s(notice|letter|e-?mail|report|memo)\b/.exec(after) ?? []
  const [, noun = behind, of, link] = paper.exec(before) ?? []
  const isBare = behind === undefined && link === ''
  if (noun === undefined || (isBare && (isAhead || of === undefined)))
    return filedThen.test(after) ? 'Formal complaint' : undefined
  if (noun === 'complaint') return 'Formal complaint'
  // What a paper of another kind was for its words tell; a report may be of conduct, or the investigator's own.
  if (noun === 'report') {
    const isOther = told && !ofConduct.test(told.act) && !reached.test(before)
    return isOther && isDated.test(link ?? '') ? null : undefined
  }
  if (noun !== 'notice') return /\bappealed\b/.test(before) ? 'Appeal filed' : null
  return of?.includes('alleg') || /\balleg|\bcomplaint/.test(before + after) ? NOTICE : 'Notice'
}

/** "The report of May 3", and not "the report was sent on May 3". */
const isDated = /^ (?:of|on|dated)\b/
const reached =
  /\b(?:received|got|mailed|sent|given|handed)(?: you| both)? (?:the|his|her|our|my|their) [^.;]{0,24}report\b/
const ofConduct = /^(?:report_conduct|none)$/

/** "On May 3 Ms. Ray wrote to you": whoever she is, no incident for sure. */
const wroteToYou = /^[^;]{0,50}\bwrote to you\b/

/** Up to the end of the sentence; initials and "Ms." do not end it. */
const GAP = '(?:[^.;]|(?<=\\b(?:mrs?|ms|mx|dr|[a-z]))\\.)'
const filed = new RegExp(
  `\\bcomplaint\\b${GAP}{0,80}\\b(?:filed|signed|received|submitted)\\b(?: (?:by|with|against)\\b${GAP}{0,60}?)?,? (?:on )?$`,
)

/** "On May 3 a formal complaint was filed", "Ms. Ray signed a complaint". */
const filedThen =
  /^,?\s(?:(?:a|the|your|his|her) )?(?:signed )?(?:formal )?complaint (?:was|has been) (?:filed|signed|received|submitted)\b|^,?\s(?!(?:so|and|but|which|that)\b)[^.;,]{0,40}\b(?:filed|signed|received|submitted) (?:a|the|your|his|her) (?:signed )?(?:formal |title ix )?complaint\b/

const NOTICE = 'Notice of allegations'

const person =
  /(?:^|[:;.,(]\s*|\band\s|\n\s*)((?:Mr|Mrs|Ms|Mx|Miss|Dr)\.?\s\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}),?\s(?:on\s)?$/u

/** "Interviews: Ms. Ray, May 3; Mr. Oh, May 4": each of the two goes to one of them. */
export function withWhom(name: string, { text, own, group }: DateSite): string {
  const [, who] =
    person.exec(text.slice(Math.max(own.start, group.start - REACH_BACK), group.start)) ?? []
  return who !== undefined && ofOne.has(name) ? `${name} of ${who}` : name
}

const ofOne: ReadonlySet<string> = new Set(['Interview', 'Meeting', 'Conference'])

/** "Interviews of the complainant, the respondent and six witnesses" are not those of one of the two. */
function ofBoth(name: string | null, sides: readonly string[]): string | null {
  const [act, party] = name?.split(' of the ') ?? []
  if (act === undefined || party === undefined) return name
  const isOfBoth = sides.some(
    (words) => words.includes('complainant') && words.includes('respondent'),
  )
  return isOfBoth ? act : name
}

const gathering =
  /\b(?:hearing|interview|mediation|meeting|conference)(?=s?\b(?! (?:officer|panel|board|room|center|hall|building)))/g

/** The first thing that the words say people come to. */
function firstGathering(words: string): string | null {
  return gatheringBy(words.matchAll(gathering).next().value?.[0])
}

/** The last such thing. */
function lastGathering(words: string): string | null {
  return gatheringBy([...words.matchAll(gathering)].at(-1)?.[0])
}

function gatheringBy(word: string | undefined): string | null {
  if (word === 'mediation') return 'Mediation session'
  return word === undefined ? null : capital(word)
}

/** @param far the names that count from farther away as well */
function nearestName(
  table: readonly Name[],
  before: string,
  after: string,
  far = /^/,
): string | null {
  let best: string | null = null
  let least = Infinity
  for (const { words, name } of table) {
    const consider = (distance: number) => {
      const isNear = distance < FARTHEST_NAME || far.test(name)
      if (distance < least && isNear) [best, least] = [name, distance]
    }
    for (const match of before.matchAll(words))
      consider(before.length - match.index - match[0].length)
    const match = after.matchAll(words).next().value
    if (match) consider(AFTER_STARTS_AT + match.index * AFTER_COSTS)
  }
  return best
}

/** Whether a length of time is part of a story, by the trained reader, and without words for one somebody has: "out of class for six weeks". */
export function isNobodys(site: DateSite, told: TimeMeaning | undefined): boolean {
  if (told?.act !== 'none' && told?.act !== 'incident') return false
  if (told.likelihood >= SURE_ALONE) return true
  const { before, after } = clauseAround(site)
  return told.likelihood >= LIKELY && nearestName(periodNames, before, after) === null
}

function isSurely(act: string, told: TimeMeaning): boolean {
  return told.act === act && told.likelihood >= SURE_ALONE
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
