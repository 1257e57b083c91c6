import { clauseAround, type DateSite } from './dateSite.ts'
import { tenseAround } from './tense.ts'

/** Between the word that makes a deadline and its date: "by 5:00 p.m. Eastern time on", "by noon on". */
const BETWEEN =
  '(?:[\\s,(:|-]|\\b(?:the|end|close|start|of|business|day|working|on|at|noon|midnight|date|is|was|in|writing|and|following|today|tonight|tomorrow|eastern|central|mountain|pacific|standard|daylight|time|et|ct|mt|pt|est|edt|cst|cdt|mst|mdt|pst|pdt|local|hours|a\\.?m|p\\.?m|approximately|about|or|before|that|latest)\\b\\.?|\\d{1,2}(?::\\d\\d)?){0,20}$'

const firm = new RegExp(
  `\\b(?:(?:deadline|last day|cut-?off|final day)\\b[^.;|]{0,70}?|(?:no later than|not later than|at the latest|on or before|due(?! process)(?! to (?!(?:the )?(?:parties|us|me|you|both|our|my|him|her|them|all)\\b))|expires?|expiring|lapses?|closes?|closing|period ends)\\b[^.;|]{0,20}?)${BETWEEN}`,
)
/** "three days before November 9": what the days are counted from is no deadline. */
const countedFrom =
  /(?<!\bin the )\b(?:days?|weeks?|hours?|months?)\s(?:before|prior to|after|of(?! (?:in-school |out-of-school )?(?:suspension|detention|probation))|from|following|in advance of|ahead of)\s(?:(?!no later|not later|on or before|by )[^.,;]){0,50}$/
/** "Within eight days (to January 27)": the day that the length comes to. */
const endOfLength =
  /\b(?:days|weeks|months)(?:,| \(|, \() ?(?:(?:that is|i\.e\.),? ?)?(?:to|until|by)\s(?:the )?$/
/** "Not before May 3", "expected by May 9": nobody who reads it has to act by then. */
const foreseen = /\b(?:not before|expected(?: by| around| on)?)\W*$/
const soft = new RegExp(`\\b(by|before|until|till|til|through|prior to|up to)\\b${BETWEEN}`)
const rangeEnd = /\b(?:to|through|thru|until|till)\s*(?:the\s)?$|-\s?$/
const windowOpen =
  /\b(?:open|available|access|review|inspect|window|respond\b|responses?\b|accept|submit|comment|view\b|read\b)/
const whatRemains =
  /\b(?:is|was|will be|being|as) (?:the|your|our) (?:deadline|last day|final day|due date|cut-?off)|^\W{0,3}(?:at the latest|deadline|is the deadline|or earlier|or sooner)|^[^.;]{0,20}\b(?:is|are|will be) (?:too )?late\b|^[^.;]{0,20}\bwill not be (?:accepted|considered|read)\b/
const headDeadline = /\b(?:deadlines?|due)\b|^by(?: when)?$/

/** Under a head such as "Due", what one goes to is still an event; "questions for the hearing" are none. */
const goesTo =
  /(?<!\b(?:for|at|before) (?:the|your|an?) (?:\w+ )?)\b(?:exam\w*|midterm|hearing|interview|meeting|conference|session|appointment)\b(?!.{0,40}\b(?:list|form|statement|request|questions|response)\b)/

/** "You may not appeal after May 18": the day is the last one. */
const notAfter =
  /(?<!\b(?:we|i) )\b(?:may not|cannot|can no longer|may no longer|will not be (?:able|accepted|considered|read))\b[^.;]{0,60}\bafter\s(?:the\s)?$/

/** What somebody must or may do; "by" makes a deadline of it. */
const obligation =
  /\b(?:must|should|shall|please|due|submit|respond|response|reply|file|need|needs|deadline|confirm|asked|ask|required|require|no later|may|can|return|deliver|object|appeal|choose|tell|let (?:us|me) know|write|send|give|provide|accept|decline|want)\b/
/** "Until" ends what somebody may do, or what binds them; but not a stay away or a closed office. */
const mayAct =
  /\b(?:have|has|had|given|may|can|open|welcomed?|available|access|accepts?|accepted|review|respond|submit|appeal|file|order|directive|in force|in effect)\b/

const isStay =
  /\bsuspen|\bexclu|\bbarred\b|\bclosed\b|\bstay away\b|\b(?:interviews?|classes|session) \b/

/** What the school means to do by then is no deadline for the reader. */
const schoolDoes =
  /\b(?:we|i|s?he|they|the (?:\w+ ){0,2}(?:college|university|school|office|investigators?|panel|board|district|decision-maker|officer|coordinator|link|decision|outcome|report)|link|decision|report|outcome|you|each party|both parties|the parties) (?:(?:to|will) follow|will (?:be |then |both |also )?(?:sent|provided|issued|told|receive|get|hear|finish|complete|send|issue|provide|share|notify|ready|given|posted|mailed|emailed|e-mailed|have)|(?:fully |now )?(?:expect|hope|aim|plan|intend|anticipate|try)s?\b|are going to|should be)\b|\b(?:determination|decision|outcome) goes to|\b(?:we|i)(?:'d| would) like to (?:be|finish|complete)\b/

/** What the school says of itself alone: of a party these words tell what they must do. */
const schoolSays =
  /\b(?:we|i|the (?:\w+ ){0,2}(?:college|university|school|office|investigators?|panel|board|district|decision-maker|officer|coordinator)) will (?:\w+ )?(?:give|meet|respond|reply|answer|contact|schedule|decide|determine|inform|let|write|call|meet|tell|begin|start|convene|appoint|assign|forward|deliver|render|make)\b|\b(?:president|provost|dean|superintendent|principal|chancellor) (?:answers|responds|replies|decides)\b|\bwill (?:meet with|write to|reply to|respond to|answer|call|contact|tell|give|send) you\b|\b(?:mrs?|ms|mx|dr)\.? [\w-]+ (?:sends|gives|answers|replies|decides|shares)\b/
const partyDoes =
  /\b(?:you|part(?:y|ies)|complainants?|respondents?|students?|advis[oe]rs?)(?: both)? (?:may|must|can|should|shall|have|has|need|needs|are|is|wish|want)\b|\b(?:must|please|due|deadline|required|asked|may appeal|appeals? (?:may|can))\b/

/** Whether the words before a length of time say what the school means to do, and not last what somebody else may. */
export function isSchoolsPart(site: DateSite): boolean {
  const { before } = clauseAround(site)
  return (
    Math.max(lastOf(schoolDoes, before), lastOf(schoolSays, before)) > lastOf(partyDoes, before)
  )
}

/** Whether they say what the school itself will do, and nothing of what a party has the time for. */
export function isSaidOfSchool(site: DateSite): boolean {
  const { before } = clauseAround(site)
  return lastOf(schoolSays, before) > lastOf(partyDoes, before)
}

/** Whether it is the time of one who is named: the reader may be somebody else. */
export function isOfPerson(site: DateSite): boolean {
  return ofPerson.test(clauseAround(site).before)
}

const ofPerson =
  /\b(?:mrs?|ms|mx|dr)\.? [^.,;]{2,40} (?:has|will (?:answer|respond|reply)) (?:within )?$/

function lastOf(pattern: RegExp, words: string): number {
  return [...words.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1
}

/** "The three days are December 7, 8 and 9", "evidence that you could have had before May 3": nobody acts by such a day. */
const isNoLimit =
  /(?<!\b(?:last|final|due) )\b(?:days|dates|nights) (?:are|will be|were) (?:on )?(?:the )?$|\bcould(?: not|n't)? (?:\w+ )?have (?:\w+ )?(?:had|been|known|obtained|found|seen)\b[^.;]{0,60}\b(?:before|by|until)\s$/

/** Whether the words before a day tell that nothing is to be done by it, whatever else it is like. */
export function isLimitless(site: DateSite): boolean {
  return isNoLimit.test(clauseAround(site).before) || isWindowStart(site)
}

/** Whether the words say that nobody works on the day, or that somebody of the school is away: nothing is to be done on it. */
export function isDayOff(site: DateSite): boolean {
  const { before, after } = clauseAround(site)
  return offBehind.test(after) || offBefore.test(before)
}

const offBehind =
  /^[^.;]{0,30}\b(?:(?:is|are) (?:not|no) (?:an? )?(?:business|school|working|class) days?\b|(?:is|are) (?:an? )?(?:\w+ )?holidays?\b|(?:do|does|will) not count\b|(?:is|are) not counted\b)/
const offBefore =
  /\bno (?:school|classes) (?:on )?$|^\W*(?:(?:i am|i'm|i'll be|i will be|we are|we will be) )?(?:out|away|out of (?:the )?office|on (?:leave|vacation))(?: on)? $/

const opensWith = /\b(?:from|between|beginning|starting|open|opens)(?: on)? $/
const leadsToEnd =
  /^(?:,? at [^,;.]{1,20}| [^,;.]{0,14}(?:[ap]\.?m\.?|noon))?,? (?:and (?:ends|closes|runs) )?(?:to|until|till|through|thru) /
const leadsOn = /^(?:,? at [^,;.]{1,20}| [^,;.]{0,14}(?:[ap]\.?m\.?|noon))?,? and /

/** "From May 4 to noon on May 7", "between May 4 and May 7": the first day of a window, with its last one behind it. */
export function isWindowStart({ plain, group, own, start, end }: DateSite): boolean {
  const last = group.end > end ? group.end : own.end
  if (start !== group.start || last === plain.length) return false
  const [opening] = opensWith.exec(plain.slice(Math.max(0, start - 16), start)) ?? []
  if (opening === undefined) return false
  return (opening.startsWith('between') ? leadsOn : leadsToEnd).test(`${plain.slice(end, last)} `)
}

/** A deadline where somebody must or may act up to the date; else an event. */
export function meaningOf(site: DateSite): 'deadline' | 'event' {
  const { before, after } = clauseAround(site)
  if (countedFrom.test(before) || foreseen.test(before) || isYesterday(site)) return 'event'
  if (isLimitless(site)) return 'event'
  const isFirst = site.start === site.group.start
  if (firm.test(before) || notAfter.test(before) || (isFirst && endOfLength.test(before)))
    return 'deadline'
  if (headDeadline.test(site.column))
    return goesTo.test(before) || isSaidOfSchool(site) ? 'event' : 'deadline'
  if (whatRemains.test(after)) return 'deadline'
  const cue = soft.exec(before)?.[1]
  if (cue !== undefined)
    return softDeadline(site, cue, `${before} # ${after.split(' because ')[0]}`)
      ? 'deadline'
      : 'event'
  if ((isWindowEnd(site) && !isPast(site)) || goesOnAboutDeadline(site)) return 'deadline'
  const isListed = headDeadline.test(site.heading) && before.length < 80
  return isListed && !goesTo.test(before) ? 'deadline' : 'event'
}

function softDeadline(site: DateSite, cue: string, clause: string): boolean {
  if (cue === 'until' || cue === 'till' || cue === 'til' || cue === 'through') {
    return mayAct.test(clause) && !isStay.test(clause)
  }
  if (schoolDoes.test(clause) || isSaidOfSchool(site)) return false
  if (isPast(site)) return false
  return cue === 'by' ? true : obligation.test(clause)
}

/** "Thank you for coming by yesterday", "nobody could have had it before today". */
function isYesterday({ plain, start, end }: DateSite): boolean {
  return /(?:yesterday|\bbefore today)$/.test(plain.slice(Math.max(0, start - 7), end))
}

function isPast({ plain, start, end }: DateSite): boolean {
  const tense = tenseAround(plain, start, end)
  return tense === 'past' || tense === 'told'
}

/** The second date of "from June 8 through December 18". */
export function isRangeEnd({ plain, group, start }: DateSite): boolean {
  return start !== group.start && rangeEnd.test(plain.slice(Math.max(0, start - 12), start))
}

/** "Open from October 6 to October 17", "ending October 17": the last date of a window. */
function isWindowEnd(site: DateSite): boolean {
  const { plain, group, start, end } = site
  const before = plain.slice(Math.max(0, start - 12), start)
  if (!isRangeEnd(site) && !/\b(?:ending|ends)(?: on)?\s$/.test(before)) return false
  // A semicolon ends what the window is of.
  const opened =
    plain
      .slice(Math.max(0, group.start - 120), group.start)
      .split('; ')
      .at(-1) ?? ''
  const after = plain.slice(group.start, end + 60).split('; ')[0] ?? ''
  return windowOpen.test(`${opened}${after}`)
}

/** "We have moved your deadline. It is now June 12." */
function goesOnAboutDeadline({ plain, previous }: DateSite): boolean {
  return (
    /^(?:it|this|that|the new date|the date) (?:is|was|will be|has)\b/.test(plain) &&
    headDeadline.test(previous)
  )
}
