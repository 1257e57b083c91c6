import type { TimeMeaning } from '../reader/stances.ts'
import { clauseAround, type DateSite, isRunInHead, REACH_BACK, wordsAround } from './dateSite.ts'
import { deadlineNames, isDenied, isSurely, SURE_OF_ACT } from './names.ts'
import { capital, nearestName } from './nearestName.ts'

/** The words beside the date name what is due, or those of the sentence before it or of the heading. */
export function deadlineName(site: DateSite, told: TimeMeaning | undefined): string | null {
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

/** What the trained reader is sure that somebody has to do by a day, by its name for the act. */
const answersOfActs: ReadonlyMap<string, string> = new Map([
  ['answer_evidence', 'written response to the evidence is due'],
  ['answer_report', 'written response to the report is due'],
  ['appeal', 'appeal is due'],
  ['answer_appeal', 'response to the appeal is due'],
])

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

/** Whether the words around a date ask the reader for something. */
export function isAsked(site: DateSite): boolean {
  return asksYou.test(wordsAround(site))
}

const asksYou =
  /\bplease\b|\b(?:if|should) you\b|\byou (?:must|may|can|should|have|need|wish|want)\b|(?:^|[,;:.|] |\bor |\band )(?:let|tell|write|ring|call|contact|ask|reply|send|return|confirm|sign|answer)\b|\brequests? (?:for|go to)\b|\b(?:responses?|those) (?:that|which|received)\b|\b(?:grateful|appreciate|kindly)\b/

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
