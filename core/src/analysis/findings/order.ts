import type { DocumentType } from '../report.ts'

/** What every document shows, in this order, after what its kind puts first. */
const usual: readonly string[] = [
  'outcome',
  'event',
  'deadline',
  'complainant',
  'respondent',
  'presumption',
  'standard',
  'appeal',
  'investigator',
  'decision_maker',
  'appeal_officer',
  'facilitator',
  'title_ix_coordinator',
  'deputy_coordinator',
  'named_advisor',
  'retaliation',
]

/** What comes first for a kind of document; the list of documents shows the first three findings. */
const first: Partial<Record<DocumentType, readonly string[]>> = {
  notice_of_allegations: ['event', 'deadline'],
  notice_of_meeting_or_interview: ['event', 'deadline'],
  evidence_review_letter: ['deadline'],
  investigative_report: ['deadline', 'event'],
  hearing_notice: ['event', 'deadline'],
  written_determination: ['outcome', 'deadline', 'appeal', 'sanctions'],
  dismissal_notice: ['deadline', 'appeal'],
  appeal_decision: ['outcome', 'event', 'sanctions'],
  informal_resolution_notice: ['voluntary', 'deadline'],
  supportive_measures_letter: ['deadline', 'contact'],
  no_contact_or_emergency_removal_notice: ['challenge', 'contact', 'deadline'],
  school_policy: ['standard', 'appeal', 'title_ix_coordinator'],
  general_conduct: ['event', 'deadline'],
}

/** What a policy or a letter under another code does not show. */
const never: Partial<Record<DocumentType, readonly string[]>> = {
  school_policy: ['event', 'deadline'],
  appeal_decision: ['appeal'],
  // An agreement alone ends the case there without an appeal.
  informal_resolution_notice: ['appeal'],
  // There it tells of a process that has not begun.
  supportive_measures_letter: ['presumption'],
}

/** The kinds of finding for a kind of document, in the order in which they are shown. */
export function orderFor(docType: DocumentType): readonly string[] {
  const left = never[docType] ?? []
  return [...new Set([...(first[docType] ?? []), ...usual])].filter((id) => !left.includes(id))
}
