import type { DocumentType } from '../report.ts'

/** True of every document of its kind: what a single one says stands in its report. */
const headlines: Readonly<Record<DocumentType, string>> = {
  notice_of_allegations: 'A formal complaint has been filed. Nothing is decided yet.',
  notice_of_meeting_or_interview: 'The school wants to meet with you.',
  evidence_review_letter: 'It is time to review the evidence.',
  investigative_report: 'This is the report on the investigation.',
  hearing_notice: 'There will be a hearing.',
  written_determination: 'The school has decided the case.',
  dismissal_notice: 'A complaint, or a part of it, has been dismissed.',
  appeal_decision: 'The appeal has been decided.',
  informal_resolution_notice: 'An informal resolution is on offer. You do not have to agree.',
  supportive_measures_letter: 'This is about support from the school.',
  no_contact_or_emergency_removal_notice: 'The school limits contact, or who may be on campus.',
  school_policy: 'This is how the school handles cases.',
  general_conduct: 'This reads like a letter about general conduct.',
  other: 'This does not read like a document from a Title IX case.',
}

/**
 * The event that a document of this kind tells of, and where things stand, in plain words.
 *
 * @param isKindUnsure the kind is only the likeliest one, so that nothing is known of the event
 */
export function eventHeadline(docType: DocumentType, isKindUnsure = false): string {
  return isKindUnsure ? 'We are not sure what kind of letter this is.' : headlines[docType]
}
