import type { TimeMeaning } from '../reader/stances.ts'
import { clauseAround, type DateSite } from './dateSite.ts'
import type { CountedDays, Length } from './lengths.ts'
import { isRangeEnd, isSaidOfSchool } from './meaning.ts'
import {
  deadlineNames,
  eventNames,
  isDenied,
  type Name,
  periodNames,
  periodsOfActs,
  SCHOOLS_TIME,
  SURE_OF_ACT,
} from './names.ts'

/** What an event is called that the case is about. */
const INCIDENT = 'Alleged incident'

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
  return name === null ? quotedAt(site) : { what: name, isNamed: true }
}

/** The letter's own words around the date, where nothing surer can be said of it. */
export function quotedAt({ text, group }: DateSite): What {
  const isShort = text.length <= LONGEST_QUOTE
  // Of a long sentence not all is read again for each of its dates.
  const [from, to] = isShort ? [0, text.length] : [group.start - FARTHEST, group.end + FARTHEST]
  const before = text.slice(Math.max(0, from), group.start)
  const after = text.slice(group.end, to)
  const words = [
    isShort ? before.replace(listMark, '') : lastWords(before),
    text.slice(group.start, group.end),
    (isShort ? after : firstWords(after)).replace(/[\s|]+$/, ''),
  ]
  return { what: `${QUOTED}${words.join('').trim().replace(/\s+/g, ' ')}”`, isNamed: false }
}

/** How the letter's own words begin: they are a quotation, and no name. */
export const QUOTED = '“'
const LONGEST_QUOTE = 160
const REACH_OF_QUOTE = 75
const FARTHEST = 120
const listMark = /^[\s|]*(?:(?:[-*•o>]|\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)])\s+)?/
/** Where another clause or item of a list begins. */
const partEnd = /;\s|\n\s*[-*•o>]\s+/g

function lastWords(words: string): string {
  const own = words.replace(listMark, '')
  if (own.length <= REACH_OF_QUOTE) return own
  const last = own.slice(-REACH_OF_QUOTE)
  const part = [...last.matchAll(partEnd)].at(-1)
  return `…${last.slice(part ? part.index + part[0].length : last.search(/\s/) + 1)}`
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
  const { before, after } = clauseAround(site)
  const own = site.plain.slice(Math.max(0, site.group.start - REACH_BACK), site.group.start)
  const sides = [
    [before, after],
    [own, ''],
    [site.previous, ''],
    [site.heading.toLowerCase(), ''],
  ] as const
  for (const [left, right] of sides) {
    const found = nearestName(deadlineNames, left, right)
    if (found === null) continue
    const name = exact(found, told)
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

/** The name that words give, made exact by the reader; null where the reader is sure of something else. */
function exact(name: string, told: TimeMeaning | undefined): string | null {
  if (told === undefined || told.likelihood < SURE_OF_ACT) return name
  if (name === RESPONSE) return answersOfActs.get(told.act) ?? null
  return isDenied(name, told) ? null : name
}

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
  const own =
    told && told.likelihood >= SURE_OF_ACT ? periodOf(told.act, before + after) : undefined
  const known = own === undefined ? nearestName(periodNames, before, after) : own
  if (known === null) return quotedAt(site).what
  if (known === TO_ANSWER && /\bto correct\b|\bcorrections\b/.test(before + after))
    return `Time to send corrections${kindOfDays(length, defined)}`
  const name = isSaidOfSchool(site) && known.startsWith('Time to ') ? SCHOOLS_TIME : known
  return name + kindOfDays(length, defined)
}

/**
 * What the reader says that a length is the time of: null of none that anybody has, or where words beside it must say so and
 * do not; undefined where words may tell.
 */
function periodOf(act: string, words: string): string | null | undefined {
  if (act === 'send_report' && /\b(?:before|prior|pass)\b/.test(words)) return BEFORE_HEARING
  if (act === 'complete_process' && !ofProcess.test(words)) return null
  return act === 'none' || act === 'other' ? null : periodsOfActs.get(act)
}

const BEFORE_HEARING = 'Time between the report and the hearing or decision'
const ofProcess =
  /\b(?:process|procedure|case|matter|investigat\w*|complet\w*|conclude\w*|finish\w*|resol\w*|end)\b/

const TO_ANSWER = 'Time to answer the evidence'

function kindOfDays({ days, unit }: Length, defined: CountedDays): string {
  return unit === 'day' ? ` (${kindNames[days === 'unsaid' ? defined : days]})` : ''
}

/** The head of a line or row that only says that a day follows. */
const head =
  /^\W*(?:(?:meeting|hearing|interview|start) )?(?:date|day|hour|time|when)(?:(?: ?[,/&] ?| and )(?:date|day|hour|time|where|place))*\W*(?:(?:today|tomorrow)\W*)?$/

/** A row's head such as "When" tells nothing: the heading or the document's first lines then do. */
function eventName(site: DateSite, told: TimeMeaning | undefined, isAhead: boolean): string | null {
  const { before, after: behind } = clauseAround(site)
  // "You wrote on May 3 that you cannot come to the interview": what follows "that" is of another day.
  const after = behind.split(/\sthat\s/)[0] ?? ''
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const above = () => firstGathering(site.heading.toLowerCase()) ?? firstGathering(site.opening)
  if (head.test(line)) return nearestName(eventNames, '', after) ?? above()
  const paper = paperOf(before, after)
  if (paper !== undefined) return paper
  if (told && !isAhead && isSurely('incident', told)) return INCIDENT
  if (movedFrom.test(before)) return null
  if (lasts.test(before) || isRangeEnd(site)) {
    const ended = endOf(site)
    if (ended !== null || lasts.test(before)) return ended
  }
  const name = ofBoth(nearestName(eventNames, before, after, ofTheCase), [before, after])
  // What is alleged is over.
  if (name !== null && !(told && isDenied(name, told)))
    return isAhead && name === INCIDENT ? null : withWhom(name, site)
  if (!isAhead) return told ? happened(told, before + after) : null
  const come = told && isSurely('meeting', told) && firstGathering(site.heading.toLowerCase())
  return come ? withWhom(come, site) : null
}

/** Words farther from a date name it only where people come to it, or where it is what the case is about. */
const FARTHEST_NAME = 45
const ofTheCase = /^(?:Alleged|Formal|.*(?:[Mm]eeting|earing|nterview|ession))/

/** "The exam has moved from May 3 to May 9". */
const movedFrom = /\b(?:moved|rescheduled|postponed|changed)\b[^.;]{0,60}\bfrom\W*$/
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
  /.*\b(complaint|notice|letter|e-?mail|report|memo)s?\b( of (?:the )?allegations?)?,?((?: (?:which|that) (?:you|he|she|they))?(?: (?:was|were|is))?(?: (?:filed|signed|received|submitted|dated|sent|mailed|made)\b[^.;]{0,50}?)?(?: (?:of|on|dated))?) (?:the )?$/s

/** "The notice of May 3", "a complaint, signed by Ms. Ray on May 3", "the May 3 notice": the day is that of a paper. */
function paperOf(before: string, after: string): string | null | undefined {
  if (filed.test(before)) return 'Formal complaint'
  const [, behind] = /^\s(notice|letter|e-?mail|report|memo)\b/.exec(after) ?? []
  const [, noun = behind, of, link] = paper.exec(before) ?? []
  if (noun === undefined || (behind === undefined && link === ''))
    return filedThen.test(after) ? 'Formal complaint' : undefined
  if (noun === 'complaint') return 'Formal complaint'
  // What a paper of another kind was for its words tell.
  if (noun === 'report') return undefined
  if (noun !== 'notice') return /\bappealed\b/.test(before) ? 'Appeal filed' : null
  return of !== undefined || /\balleg|\bcomplaint/.test(before + after) ? NOTICE : 'Notice'
}

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

const ofOne: ReadonlySet<string> = new Set(['Interview', 'Meeting'])

/** "Interviews of the complainant, the respondent and six witnesses" are not those of one of the two. */
function ofBoth(name: string | null, sides: readonly string[]): string | null {
  const [act, party] = name?.split(' of the ') ?? []
  if (act === undefined || party === undefined) return name
  const isOfBoth = sides.some(
    (words) => words.includes('complainant') && words.includes('respondent'),
  )
  return isOfBoth ? act : name
}

/** The first thing that the words say people come to. */
function firstGathering(words: string): string | null {
  const [word] = /\b(?:hearing|interview|mediation|meeting|conference)(?=s?\b)/.exec(words) ?? []
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

/** From how likely on the reader's act decides alone, without words that say the same. */
const SURE_ALONE = 0.9

/** Whether the trained reader is sure that a length of time is part of a story: "out of class for six weeks". */
export function isNobodys(told: TimeMeaning | undefined): boolean {
  return told !== undefined && (isSurely('none', told) || isSurely('incident', told))
}

function isSurely(act: string, told: TimeMeaning): boolean {
  return told.act === act && told.likelihood >= SURE_ALONE
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
