import type { DocumentType } from '../report.ts'
import { wording } from './cue.ts'
import type { Outline } from './units.ts'

/** A plain word in a title or subject line speaks for a kind, less than a title that names the kind. */
const words: Partial<Record<DocumentType, RegExp>> = {
  appeal_decision: wording`appeals?|appellate`,
  written_determination: wording`outcome|decision|determination|conclusions?|verdict|ruling|decided`,
  dismissal_notice: wording`dismiss\w*|clos(?:e|ed|ing|ure)|withdrawn|withdrawal|discontinu\w+`,
  hearing_notice: wording`hearings?`,
  investigative_report: wording`report|write-?up|findings`,
  evidence_review_letter: wording`evidence|(?:case )?file|materials|proof`,
  informal_resolution_notice: wording`mediation|settle\w*|settlement|restorative|resolution|another way`,
  no_contact_or_emergency_removal_notice: wording`contact|removal|removed|distance|apart|stay away`,
  supportive_measures_letter: wording`support(?:ive)?|help|measures|checking in|accommodations`,
  notice_of_allegations: wording`allegations?|accus\w+|charges?`,
  notice_of_meeting_or_interview: wording`interview|meet|meeting|talk|conversation|appointment`,
}

const office = wording`offices?|department|division|committee|board of|title ix and|center|centre`
const appealed = wording`appeals?|appellate`

/** Lines above the text, and the first fragments of a note, which do what a title does. */
const FIRST_UNITS = 3
const FRAGMENT_LENGTH = 60

/** Whether a title, or one of the first short lines, has a word of the kind. */
export function hasTitleWord(docType: DocumentType, outline: Outline): boolean {
  const says = words[docType]
  if (says === undefined) return false
  const fragments = outline.units
    .slice(0, FIRST_UNITS)
    .filter(({ plain, unsure }) => !unsure && plain.length <= FRAGMENT_LENGTH)
    .map(({ plain }) => plain)
  return [...outline.titles, ...fragments].some(
    (line) =>
      line.search(says) !== -1 &&
      line.search(office) === -1 &&
      (docType === 'appeal_decision' || line.search(appealed) === -1),
  )
}
