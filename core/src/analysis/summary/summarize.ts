import { OPTIONAL, QUOTED } from '../../deadlines/whatWords.ts'
import type { Reading } from '../../document/reading.ts'
import { putBackWords } from '../../knowledge/law.ts'
import type { Facts } from '../facts.ts'
import { inSentence } from '../findings/beginSmall.ts'
import { dateInWords } from '../findings/dateInWords.ts'
import { datesAhead } from '../findings/datesAhead.ts'
import { outcomeOf, PARTLY_DISMISSED } from '../findings/outcome.ts'
import { isWithoutHearing } from '../isWithoutHearing.ts'
import { wording } from '../language/phrase.ts'
import { isSupposed } from '../language/stance.ts'
import { shownName } from '../people/names.ts'
import type { DocumentType, FoundDate, Role } from '../report.ts'
import { daysToNote, isOfTheCase, nameOfTime, timesToAct } from './daysToNote.ts'
import { firstDay } from './onDay.ts'
import { schoolName } from './schoolName.ts'

type CaseType = Exclude<DocumentType, 'other'>

const kinds: Readonly<Record<CaseType, string>> = {
  notice_of_allegations: 'a notice of what is alleged',
  notice_of_meeting_or_interview: 'a notice of a meeting',
  evidence_review_letter: 'a letter about the evidence',
  investigative_report: 'the report on the investigation, or the letter that comes with it',
  hearing_notice: 'a notice of a hearing',
  written_determination: 'a written decision',
  dismissal_notice: 'a notice that a complaint has been dismissed',
  appeal_decision: 'the decision on an appeal',
  informal_resolution_notice: 'a letter about settling the case',
  supportive_measures_letter: 'a letter about support',
  no_contact_or_emergency_removal_notice: 'a notice to keep apart or stay away',
  school_policy: 'a school policy',
  general_conduct: 'a letter about general conduct',
}

/** What usually comes after such a document; told as what follows, not as advice. */
const next: Readonly<Record<CaseType, string>> = {
  notice_of_allegations: 'The school should hear both sides first, and only then decide.',
  notice_of_meeting_or_interview: 'You may ask for more time to prepare.',
  evidence_review_letter:
    'Under the rule, both parties may answer the evidence before the report is done.',
  investigative_report: 'Under the rule, both sides may answer it before someone else decides.',
  hearing_notice: 'After the hearing the decision comes in writing.',
  written_determination: 'Under the rule, both parties may appeal.',
  dismissal_notice: 'Under the rule, both parties may appeal, and support can continue.',
  appeal_decision: 'Check whether the case is now over or goes back to an earlier step.',
  informal_resolution_notice: 'Nothing is settled until both sides agree in writing.',
  supportive_measures_letter: 'If the support does not work, you may ask the school to change it.',
  no_contact_or_emergency_removal_notice: 'You may ask the school to look at this step again.',
  school_policy: 'It sets out, step by step, what should happen in a case.',
  general_conduct:
    'The Title IX rule does not bind a letter under a general conduct code. If it came in a Title IX case, ask that office about it.',
}

/**
 * Three to five plain sentences: what the document is and from whom, whom it is about, what follows, the first
 * date after it or the time that it gives, and what it does not tell. Details of what is alleged stay in the document.
 */
export function summarize(facts: Facts): string {
  const { docType } = facts
  if (docType === 'other') return notOfACase
  const sentences = [
    leadOf(facts),
    whatFollows(facts, docType),
    nextDate(facts, docType),
    unknown(facts, docType),
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function whatFollows({ isKindUnsure, reading }: Facts, docType: CaseType): string {
  if (isKindUnsure && docType === 'general_conduct')
    return 'If it came in a Title IX case, ask that office about it.'
  if (isKindUnsure) return ''
  if (docType === 'appeal_decision' && isTold(reading, sendsBack))
    return 'It sends the case, or a part of it, back to an earlier step.'
  const isOver = docType === 'appeal_decision' && isTold(reading, final)
  // What is final of one allegation is told, where another one goes back, by what was decided.
  if (isOver && !outcomeOf(reading, docType)?.text.includes('goes back'))
    return 'It says that this decision is final.'
  return docType === 'no_contact_or_emergency_removal_notice' && isRemoval(reading)
    ? 'Under the rule, the person who is removed may challenge it right away.'
    : next[docType]
}

const final = wording`(?:decision|determination|outcome|result) .. (?:is|are|becomes?|stands) .. final|is final|no (?:further|second) appeal|(?:case|matter) is (?:now )?(?:at an end|over|closed)`

const sendsBack = wording`(?:matter|case|complaint|finding|decision|determination) .. (?:is|are) .. (?:sent back|remanded|referred back)|(?:matter|case|complaint) goes back`

/** Whether a sentence tells it that only supposes nothing. */
function isTold({ sentences }: Reading, words: RegExp): boolean {
  return sentences.some((sentence) => !isSupposed(sentence) && sentence.plain.search(words) !== -1)
}

const removes = wording`emergency removal|(?:removes?|removed|removal|removing) … from .. (?:campus|school|university|college|housing|property|premises)|on an emergency basis|interim suspension`

/** Whether a letter about contact or campus removes somebody. */
function isRemoval(reading: Reading): boolean {
  return isTold(reading, removes)
}

/** The first sentences of the summary: what the document is and from whom, and whom it is about or what was decided. */
export function leadOf(facts: Facts): string {
  const { docType } = facts
  if (docType === 'other') return notOfACase
  return [whatItIs(facts, docType), about(facts, docType)].filter(Boolean).join(' ')
}

const notOfACase =
  'This does not read like a document from a Title IX case. We did not check it against the rule. If it came with a letter from the school, add that letter.'

function whatItIs(facts: Facts, docType: CaseType): string {
  const { reading, isKindUnsure } = facts
  const school = schoolName(reading)
  // Never "stay away from Lark University": the school comes first.
  const paper = `This${school === null ? '' : ` document from ${withArticle(school)}`}`
  if (isKindUnsure && docType === 'general_conduct')
    return `${paper} may not be from a Title IX case. We found no word in it of sex, harassment or Title IX.`
  const kind = kindIn(facts, docType)
  return isKindUnsure
    ? `${paper} seems to be from a Title IX case. We looked for words that go against the rule, but not for what it leaves out.`
    : `${paper} looks like ${kind}.`
}

function kindIn(facts: Facts, docType: CaseType): string {
  if (isWithoutHearing(facts)) return 'a notice of the steps before a decision'
  if (outcomeOf(facts.reading, docType)?.text === PARTLY_DISMISSED)
    return 'a notice that part of a complaint has been dismissed'
  return docType === 'no_contact_or_emergency_removal_notice' && isRemoval(facts.reading)
    ? 'a notice of emergency removal'
    : kinds[docType] + onItsDay(facts)
}

/** The day that a notice is about, where it is just one: there may be more to do before that day than fits beside it. */
function onItsDay(facts: Facts): string {
  const called = appointments[facts.docType]
  const ahead = datesAhead(facts).filter(({ what }) => called?.includes(what))
  const [day, ...others] = new Set(ahead.map(({ iso }) => dateInWords(iso)))
  return day && others.length === 0 ? ` on ${day}` : ''
}

const appointments: Partial<Record<DocumentType, readonly string[]>> = {
  hearing_notice: ['Hearing'],
  notice_of_meeting_or_interview: ['Interview', 'Meeting'],
}

/** "The University of Lark", but "Lark University". */
function withArticle(school: string): string {
  return /^(?:State )?(?:University|College|Institute) of /.test(school) ? `the ${school}` : school
}

/** Who is on which side, or what was decided. */
function about(
  { parties, reading, docType: type, standardOfEvidence }: Facts,
  docType: CaseType,
): string {
  if (type === 'school_policy') return standardOf(standardOfEvidence)
  if (type === 'general_conduct') return ''
  const outcome = outcomeOf(reading, docType)
  // What is dismissed in part is said of the letter itself.
  if (outcome && outcome.text !== PARTLY_DISMISSED) return outcome.text
  const named = (role: Role) => {
    const party = parties.find((one) => one.role === role)
    return party && shownName(party.fullName ?? party.name)
  }
  const complainant = named('complainant')
  const respondent = named('respondent')
  if (complainant && respondent) {
    return `The two sides are ${complainant}, the complainant, and ${respondent}, the respondent.`
  }
  if (complainant) return `It names ${complainant} as the complainant.`
  return respondent ? `It names ${respondent} as the respondent.` : ''
}

function standardOf(standard: Facts['standardOfEvidence']): string {
  if (standard === 'preponderance') return 'It asks what is more likely than not.'
  if (standard === 'clear_and_convincing') return 'It asks for clear and convincing evidence.'
  if (standard === 'inconsistent')
    return 'It does not use the same standard of evidence for everyone.'
  return 'We could not tell which standard of evidence applies (how sure the school must be).'
}

function nextDate(facts: Facts, docType: CaseType): string {
  if (docType === 'school_policy') return ''
  const noted = daysToNote(facts)
  const [one] = noted
  const known = one && isOfTheCase(one) ? one : undefined
  const length = known ? null : lengthOfTime(facts.dates, docType)
  if (length !== null) return length
  // Never that there is no later date where the letter names one.
  if (!one) return datesAhead(facts).length > 0 ? '' : 'We found no later date to note.'
  // Of several days that only the letter's own words tell of the first may be another person's.
  if (!known && noted.length > 1) return ''
  const isNamed = known && !known.what.startsWith(QUOTED)
  const name = isNamed ? ` (${inSentence(known.what.replace(OPTIONAL, ''))})` : ''
  const remark = one.remark === undefined ? '' : ` ${one.remark}`
  if (facts.letterDate === null)
    return `${firstDay.unsure} ${dateInWords(one.iso)}${name}.${remark}`
  if (facts.letterDate === one.iso)
    return `${firstDay.ofLetter} ${dateInWords(one.iso)}${name}.${remark}`
  // The school's own days are no reader's to note, and may come before.
  const isFirst = noted.every(({ iso }) => iso >= one.iso)
  const lead = isFirst ? firstDay.first : firstDay.readers
  return `${lead} ${dateInWords(one.iso)}${name}.${remark}`
}

/** Somebody who must answer within some days may find no date in the document at all. */
function lengthOfTime(dates: readonly FoundDate[], docType: CaseType): string | null {
  const [limit] = timesToAct(dates, docType)
  if (!limit) return null
  // "Time to appeal": ten days to appeal.
  const what = nameOfTime(limit.what).replace('Time ', '')
  return `It gives ${limit.text} ${what}; ask which day the count starts.`
}

/** The first thing that a reader would look for and the words do not tell. */
function unknown({ standardOfEvidence, audience, rule }: Facts, docType: CaseType): string {
  if (rule === '2024_markers')
    return `This document shows signs of the 2024 rule, which a court set aside; since ${putBackWords} the Code has the 2020 text again.`
  if (audience === null)
    return 'We could not tell whether the school is a college or a K-12 school.'
  const decides = docType === 'written_determination' || docType === 'hearing_notice'
  if (decides && standardOfEvidence === null)
    return 'We could not tell which standard of evidence applies (how sure the school must be).'
  return ''
}
