import type { TimeMeaning } from '../reader/stances.ts'
import { clauseAround, type DateSite, isRunInHead } from './dateSite.ts'
import { firstGathering, lastGathering, withWhom } from './gatheringNames.ts'
import { isRangeEnd } from './meaning.ts'
import { eventNames, isDenied, isSurely, SURE_OF_ACT } from './names.ts'
import { nearestName } from './nearestName.ts'
import { paperOf } from './paperOf.ts'
import { endOf, leadsRange } from './rangeEnds.ts'

/** What an event is called that the case is about. */
export const INCIDENT = 'Alleged incident'

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
export function eventName(
  site: DateSite,
  told: TimeMeaning | undefined,
  isAhead: boolean,
): string | null {
  const { before: ahead, after: behind } = clauseAround(site)
  // "You wrote on May 3 that you cannot come to the interview": what follows "that" is of another day.
  const after = behind.split(/\sthat\s/)[0] ?? ''
  // "A hearing on the claim that on May 3 …": so is what stands before it.
  const [, claim, own] = thatOn.exec(ahead) ?? []
  if (claim !== undefined && claims.test(claim)) return isAhead ? null : INCIDENT
  const before = own ?? ahead
  const line = before.slice(before.lastIndexOf('\n') + 1)
  // A line that is set as a heading itself stands under the one above it.
  const heading = (site.heading || site.above.trimEnd().split('  ').at(-1) || '').toLowerCase()
  const above = () => firstGathering(heading) ?? lastGathering(site.above)
  const isUnderHead = line.trim() === '' && hasHour.test(behind) && headsTimes.test(heading)
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
    return ofNoSureDay.test(`${before}#${after}`) ? null : INCIDENT
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
/** A heading such as "1.0 When and where" or "Part four - interview". */
const headsTimes =
  /^[\W\d]*(?:[a-z][.)]\s*)?(?:when|date|day|time)\b|^(?:part \w+\W+|[\W\d]+)?(?:(?:the|your|first|live) )*(?:hearing|interview|meeting|conference)\W*$/

/** What is over when it is told of: no day to come is one of these. */
const isDone =
  /^(?:Alleged incident|Formal complaint|Notice of allegations|Report made|Appeal filed|Conversation)/

/**
 * "Yours is on May 3 at 2 p.m.": what the paragraph's head or the sentence that it goes on from calls people to, or what the
 * reader is sure of. Other words beside the clause may be of another day.
 */
function appointment(site: DateSite, told: TimeMeaning | undefined): string | null {
  const { plain, group, own } = site
  // What goes on from a date before it is named after that one.
  if (own.start > 0 && own.start < group.start) return null
  if (!hasHour.test(plain.slice(group.end, own.end))) return null
  const isLed = isOfBefore(plain) || isRunInHead(site.previous)
  const sides = [site.lead, isLed ? site.previous : ''].map(firstGathering)
  const sure = learned(site, told)
  // Of a call that no words call a meeting they tell more than that name.
  const called = sides.find((one) => one !== null) ?? (sure === 'Meeting' ? null : sure)
  return called && withWhom(called, site)
}

function isOfBefore(plain: string): boolean {
  return ['it ', 'this ', 'yours '].some((word) => plain.startsWith(word))
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

/** "On the weekend of May 3 to 5": nobody knows the day. "On May 3 Ms. Ray wrote to you": whoever she is, no incident for sure. */
const ofNoSureDay = /\bweek(?:end)? of #|#[^;]{0,50}\bwrote to you\b/

/** "Interviews of the complainant, the respondent and six witnesses" are not those of one of the two. */
function ofBoth(name: string | null, sides: readonly string[]): string | null {
  const [act, party] = name?.split(' of the ') ?? []
  if (act === undefined || party === undefined) return name
  const isOfBoth = sides.some(
    (words) => words.includes('complainant') && words.includes('respondent'),
  )
  return isOfBoth ? act : name
}
