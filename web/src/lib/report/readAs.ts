import type { Report } from '@hub/core/analysis/report'

type Kind = Report['docType']

const names: Record<Kind, string> = {
  notice_of_allegations: 'Notice of allegations',
  notice_of_meeting_or_interview: 'Notice of a meeting or interview',
  evidence_review_letter: 'Evidence review letter',
  investigative_report: 'Investigative report',
  hearing_notice: 'Hearing notice',
  written_determination: 'Written determination',
  dismissal_notice: 'Dismissal notice',
  appeal_decision: 'Appeal decision',
  informal_resolution_notice: 'Notice of informal resolution',
  supportive_measures_letter: 'Letter about supportive measures',
  no_contact_or_emergency_removal_notice: 'No-contact or emergency removal notice',
  school_policy: 'School policy',
  general_conduct: 'General conduct letter',
  other: 'Not a Title IX document',
}

const notLetters = new Set<Kind>(['investigative_report', 'school_policy', 'other'])

/** The name of a kind of document, as a title. */
export function kindName(kind: Kind): string {
  return names[kind]
}

/** What to call a document of this kind in running text. */
export function nounOf(kind: Kind): 'letter' | 'document' {
  return notLetters.has(kind) ? 'document' : 'letter'
}

/** How the document was read: "Read as a college letter under the 2020 rule. 2 pages." */
export function readAs(
  report: Pick<Report, 'docType' | 'audience' | 'rule'>,
  pages: number,
): string {
  const { docType, audience, rule } = report
  const noun = nounOf(docType)
  const owner = { postsecondary: 'college', k12: 'K-12 school' }
  const whose = audience ? `a ${owner[audience]} ${noun}` : `a ${noun}`
  const under = { '2020': ' under the 2020 rule', '2024_markers': ' with signs of the 2024 rule' }
  // A text has no pages of its own.
  const count = pages === 1 ? '' : ` ${pages.toLocaleString('en-US')} pages.`
  return `Read as ${whose}${rule ? under[rule] : ''}.${count}`
}

const standards = {
  preponderance: 'preponderance of the evidence, which means more likely than not.',
  clear_and_convincing: 'clear and convincing evidence, which means highly probable.',
  inconsistent: 'two, for different people. Ask why it is not the same one for everyone.',
}

/** The standard of evidence in plain words; undefined where the document names none. */
export function standardWords(standard: Report['standardOfEvidence']): string | undefined {
  return standard === null ? undefined : standards[standard]
}
