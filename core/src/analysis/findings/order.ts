import type { DocumentType } from '../report.ts'

/** What every document shows, in this order, after what its kind puts first. */
const usual: readonly string[] = [
  'outcome',
  'act',
  'event',
  'deadline',
  'alleged',
  'complainant',
  'respondent',
  'presumption',
  'standard',
  'advisor',
  'hearing',
  'evidence',
  'appeal',
  'support',
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
  notice_of_allegations: ['act', 'event', 'deadline', 'alleged'],
  notice_of_meeting_or_interview: ['act', 'event', 'advisor', 'deadline'],
  evidence_review_letter: ['act', 'deadline', 'evidence'],
  investigative_report: ['act', 'deadline', 'event', 'hearing'],
  hearing_notice: ['act', 'event', 'advisor', 'deadline'],
  written_determination: ['outcome', 'act', 'deadline', 'appeal', 'sanctions', 'remedies'],
  dismissal_notice: ['act', 'deadline', 'appeal', 'support'],
  appeal_decision: ['outcome', 'act', 'event', 'sanctions', 'remedies'],
  informal_resolution_notice: ['act', 'voluntary', 'deadline'],
  supportive_measures_letter: ['act', 'support', 'deadline', 'contact'],
  no_contact_or_emergency_removal_notice: ['act', 'challenge', 'contact', 'deadline'],
  school_policy: ['act', 'standard', 'hearing', 'advisor', 'appeal', 'title_ix_coordinator'],
  general_conduct: ['act', 'event', 'deadline'],
}

/** What a policy or a letter under another code does not show. */
const never: Partial<Record<DocumentType, readonly string[]>> = {
  school_policy: ['event', 'deadline', 'alleged'],
  appeal_decision: ['appeal', 'alleged'],
}

/** The kinds of finding for a kind of document, in the order in which they are shown. */
export function orderFor(docType: DocumentType): readonly string[] {
  const left = never[docType] ?? []
  return [...new Set([...(first[docType] ?? []), ...usual])].filter((id) => !left.includes(id))
}
