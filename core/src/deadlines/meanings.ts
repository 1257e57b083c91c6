import type { TimeMeaning } from '../reader/times.ts'
import { allObjectedTo } from './objectsTo.ts'
import { asPast, BY_DAY, FROM_DAY } from './whatWords.ts'

/** From how likely on what the reader of times takes a time for gives its name. */
export const SURE = 0.8
/**
 * From how likely on a day that is over gets its name. In 198 letters that the reader has not learned from, 9 of 20 names
 * below it were those of something else, and from it to 0.9 about one in ten.
 */
export const SURE_OF_PAST = 0.85
/** From how likely on it decides whether anybody has to act by a day, and whose a time is. */
export const LIKELY = 0.5

/** What a report calls a time of which it is known what it is of. What has no name is told in the letter's own words. */
interface Called {
  /** A party has to do it by the day, or may: 'appeal is due'. */
  readonly due?: string
  /** The length in which they may. */
  readonly time?: string
  /** The length that has to pass before it, or between what comes before it and this. */
  readonly least?: string
  /** What they may do, of what is no right that ends: a letter may only invite to it. */
  readonly may?: string
  /** The day, when it is over by the letter. */
  readonly over?: string
  /** The day to come. */
  readonly ahead?: string
}

const acts: Readonly<Record<string, Called>> = {
  appeal: { due: 'appeal is due', time: 'Time to appeal' },
  answer_appeal: { due: 'response to the appeal is due', time: 'Time to respond to the appeal' },
  answer_evidence: {
    due: 'written response to the evidence is due',
    time: 'Time to answer the evidence',
  },
  answer_report: {
    due: 'written response to the report is due',
    time: 'Time to respond to the report',
  },
  answer_allegations: { due: 'written statement is due', time: 'Time to answer the allegations' },
  look_at_evidence: {
    due: 'time to look at the evidence ends',
    time: 'Time to look at the evidence',
  },
  send_evidence_in: { due: 'evidence is due', time: 'Time to send evidence', may: 'send evidence' },
  name_witnesses: {
    due: 'list of witnesses is due',
    time: 'Time to name witnesses',
    may: 'name witnesses',
  },
  written_questions: {
    due: 'written questions are due',
    time: 'Time to send written questions',
    may: 'send written questions',
  },
  name_advisor: {
    due: 'reply about an advisor is due',
    time: 'Time to name an advisor',
    may: 'tell the office who will advise you',
  },
  // To whom the words tell.
  object: { due: 'last day to object', time: 'Time to object' },
  ask_time: {
    due: 'request for more time is due',
    time: 'Time to ask for more time',
    may: 'ask for more time',
  },
  ask_other_day: {
    due: 'request for another day is due',
    time: 'Time to ask for another day',
    may: 'ask for another day',
  },
  // What to ask for by a day, or what a sanction asks, only the letter's own words tell.
  ask_help: { time: 'Time to ask the school for help' },
  answer_offer: { due: 'yes or no is due', time: 'Time to say yes or no' },
  confirm: { due: 'confirmation is due', time: 'Time to confirm' },
  challenge_removal: {
    due: 'challenge to the removal is due',
    time: 'Time to challenge a removal',
    ahead: 'Your chance to challenge the removal',
  },
  do_sanction: { time: 'Time to do what the sanction asks' },
  report: { time: 'Time to report' },
  outside: {
    due: 'complaint outside the school is due',
    time: 'Time to complain outside the school',
  },
  submit: { due: 'papers are due', time: 'Time to send papers' },
}

const BETWEEN = 'Time between the report and the hearing or decision'

const events: Readonly<Record<string, Called>> = {
  hearing: {
    over: 'Hearing',
    ahead: 'Hearing',
    time: 'Time before the hearing',
    least: BETWEEN,
  },
  interview: { over: 'Interview', ahead: 'Interview' },
  prehearing: { over: 'Pre-hearing meeting', ahead: 'Pre-hearing meeting' },
  mediation: { over: 'Mediation session', ahead: 'Mediation session' },
  meeting: { over: 'Meeting', ahead: 'Meeting' },
  give_evidence: { over: 'Evidence shared', time: 'Time to share the evidence' },
  give_report: {
    over: 'Investigative report',
    time: 'Time to send the report',
    least: BETWEEN,
  },
  give_notice: { over: 'Written notice', time: 'Time to give notice' },
  decide: {
    over: 'Decision',
    ahead: 'The school expects to decide',
    time: 'Time for the decision',
    least: 'Time before the decision, at least',
  },
  decide_appeal: {
    over: 'Decision on the appeal',
    ahead: 'The school expects to decide the appeal',
    time: 'Time for the decision on the appeal',
  },
  dismiss: { over: 'Dismissal' },
  investigate: {
    ahead: 'The school expects to finish the investigation',
    time: 'Time for the investigation',
  },
  finish: { ahead: 'The school expects to be finished', time: 'Time for the whole process' },
  extend: { time: 'Length of an extension' },
  reply: {},
  appoint: {},
  keep: { time: 'How long records are kept' },
  school_acts: {},
  measure: { time: 'Length of a measure' },
  sanction: { time: 'Length of a sanction' },
  talks: { time: 'Length of the informal resolution' },
  incident: { over: 'Alleged incident' },
  complaint: { over: 'Formal complaint' },
  told: {},
  appeal_filed: { over: 'Appeal filed' },
  answered: { over: 'Answer received' },
}

/** What the school does, its decision-makers with it. */
const ofSchool: ReadonlySet<string> = new Set(
  'give_evidence give_report give_notice decide decide_appeal dismiss investigate finish extend reply appoint keep school_acts'.split(
    ' ',
  ),
)

/** What no time in a case is of. */
const ofNobody: ReadonlySet<string> = new Set(['none', 'calendar', 'counting', 'policy'])

const noName: Called = {}

/** What the reader is sure that a time is of; undefined where it is not sure. */
export function surelyOf(told: TimeMeaning | undefined): string | undefined {
  return told !== undefined && told.likelihood >= SURE ? told.what : undefined
}

/** What a time is called; undefined where the reader is not sure what it is of. */
export function calledBy(told: TimeMeaning | undefined): Called | undefined {
  const what = surelyOf(told)
  return what === undefined ? undefined : (acts[what] ?? events[what] ?? noName)
}

/** Whether somebody in the case has to act by it, or may; undefined where the reader does not tell. */
export function isToAct(told: TimeMeaning | undefined): boolean | undefined {
  if (told === undefined || told.likelihood < LIKELY) return undefined
  // One may be heard on it, or write by then.
  if (told.what === 'challenge_removal') return undefined
  return told.what in acts && !isOfOthers(told)
}

/** Whether the act is one of an advisor, a witness or the school, and of no party. */
function isOfOthers({ who, sureOfWho }: TimeMeaning): boolean {
  return sureOfWho >= LIKELY && ['advisor', 'other', 'school', 'decider'].includes(who)
}

/** Whether the school alone has to keep it. */
export function isOfSchool(told: TimeMeaning | undefined): boolean {
  return ofSchool.has(surelyOf(told) ?? '')
}

/** Whether it is one of the school's calendar, of a policy's text, or tells how days are counted. */
export function isOfCalendar(told: TimeMeaning | undefined): boolean {
  return ['calendar', 'counting', 'policy'].includes(likelyOf(told) ?? '')
}

/** Whether it tells of what has been when the letter was written. */
export function isOver(told: TimeMeaning | undefined): boolean {
  return hasBeen.has(likelyOf(told) ?? '')
}

const hasBeen: ReadonlySet<string> = new Set([
  'incident',
  'complaint',
  'told',
  'appeal_filed',
  'answered',
])

function likelyOf(told: TimeMeaning | undefined): string | undefined {
  return told !== undefined && told.likelihood >= LIKELY ? told.what : undefined
}

/** Whether it is surely no time of the case. */
export function isOfNobody(told: TimeMeaning | undefined): boolean {
  return ofNobody.has(surelyOf(told) ?? '')
}

/** Whether a length of time is one in which a party acts, by its name: those of the school begin alike. */
export function isTimeToAct(name: string): boolean {
  return name.startsWith('Time to ') && !schoolsTimes.has(name)
}

/** What the day is called on which a time with this name ends: 'appeal is due'. */
export function dueAfter(name: string): string | undefined {
  return Object.values(acts).find(({ time }) => time === name)?.due
}

const schoolsTimes: ReadonlySet<string | undefined> = new Set(
  Object.values(events).map(({ time }) => time),
)

/** What a report may call a time of this, apart from whose it is and which days count. */
export function namesOf(what: string): readonly string[] {
  const { may, ...called } = acts[what] ?? events[what] ?? noName
  const act = may ?? /^Time to (.+)/.exec(called.time ?? '')?.[1]
  return [
    ...Object.values(called).flatMap((name) => [name, asPast(name)]),
    ...(may === undefined ? [] : [`You may ${may}${BY_DAY}`]),
    ...(act === undefined ? [] : [`You may ${act}${FROM_DAY}`]),
    ...(what === 'object' ? allObjectedTo.map((whom) => `Last day to object to ${whom}`) : []),
  ]
}
