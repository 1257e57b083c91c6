import { PARTLY_DISMISSED } from '../findings/outcome.ts'
import { APPEAL_FILED } from '../findings/pendingAppeal.ts'
import type { DocumentType, Report } from '../report.ts'

/** True of every document of its kind: what a single one says stands in its report. */
const headlines: Readonly<Record<DocumentType, string>> = {
  notice_of_allegations: 'A formal complaint has been filed. Nothing is decided yet.',
  notice_of_meeting_or_interview: 'The school wants to meet with you.',
  evidence_review_letter: 'The evidence is open for review.',
  investigative_report: 'The investigation has ended, and its report is here.',
  hearing_notice: 'There will be a hearing.',
  written_determination: 'The school has decided the case.',
  dismissal_notice: 'The complaint has been dismissed.',
  appeal_decision: 'The appeal has been decided.',
  informal_resolution_notice:
    'The school offers an informal resolution. Under the rule, you choose whether to take part.',
  supportive_measures_letter: 'This is about support from the school.',
  no_contact_or_emergency_removal_notice: 'The school limits contact, or who may be on campus.',
  school_policy: 'This is how the school handles cases.',
  general_conduct: 'This reads like a letter about general conduct.',
  other: 'This does not read like a document from a Title IX case.',
}

/** A K-12 school may hold a hearing, or have written questions asked instead. */
const beforeDecision = 'The school has set the steps before the decision.'

/**
 * The event that a document of this kind tells of, and where things stand, in plain words.
 *
 * @param report of the document; where its kind is only the likeliest one, nothing is known of the event
 */
export function eventHeadline({
  audience,
  compliance,
  docType,
  isForeign,
  isKindUnsure,
  keyFindings,
}: Pick<Report, 'audience' | 'docType'> &
  Partial<Pick<Report, 'compliance' | 'keyFindings'>> & {
    readonly isForeign?: boolean | undefined
    readonly isKindUnsure?: boolean | undefined
  }): string {
  if (isForeign) return 'We can read only English.'
  const says = (words: string) => keyFindings?.some(({ text }) => text === words)
  if (says(APPEAL_FILED)) return APPEAL_FILED
  if (isKindUnsure) {
    return docType === 'general_conduct'
      ? 'We are not sure that this letter is from a Title IX case.'
      : 'We are not sure what kind of letter this is.'
  }
  if (docType === 'hearing_notice' && audience === 'k12') return beforeDecision
  if (docType === 'dismissal_notice' && says(PARTLY_DISMISSED)) return PARTLY_DISMISSED
  if (isRemoval(compliance, docType))
    return `The school has ordered an emergency removal from ${audience === 'k12' ? 'school' : 'campus'}.`
  return headlines[docType]
}

/** A notice about which points on emergency removals were decided, and not only on contact. */
function isRemoval(compliance: Report['compliance'] | undefined, docType: DocumentType): boolean {
  return (
    docType === 'no_contact_or_emergency_removal_notice' &&
    compliance?.points.some(({ id }) => /^ERM-0[1-3]$/.test(id)) === true
  )
}
