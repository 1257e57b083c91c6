import type { DocumentType, FoundDate, PotentialIssue } from './report.ts'

interface Known {
  readonly docType: DocumentType
  readonly issues: readonly PotentialIssue[]
  readonly dates: readonly FoundDate[]
}

/** What the reader could do next, most pressing first: plain sentences, no legal advice. */
export function recommend({ docType, issues, dates }: Known): string[] {
  if (docType === 'other') {
    return [
      'This does not read like a document of a Title IX case, so we did not check it against the rule.',
      'If it came with a letter from the school, upload that letter.',
    ]
  }
  if (docType === 'general_conduct') {
    return [
      'Ask the school in writing which policy this letter falls under, and whether Title IX procedures apply.',
      'A letter under a general conduct code is not bound by 34 CFR 106.45, so we did not check it against that list.',
      ...deadlineAdvice(dates),
    ]
  }
  return [
    ...deadlineAdvice(dates),
    ...issueAdvice(issues),
    'Keep this document, its envelope or e-mail and every enclosure together, and write down when you received it.',
    ...(docType === 'school_policy'
      ? []
      : ['Get the school’s Title IX policy and keep it with this document.']),
    'You may go through it with an advisor you choose, who may be but need not be an attorney (34 CFR 106.45(b)(5)(iv)).',
  ]
}

function deadlineAdvice(dates: readonly FoundDate[]): string[] {
  const deadlines = dates.filter(({ meaning, iso }) => meaning === 'deadline' && /^\d/.test(iso))
  if (deadlines.length === 0) return []
  return [
    'Note the deadlines listed here, and check each against the letter’s own words.',
    'If you need more time, ask for it in writing before the date; a short delay for good cause is allowed (34 CFR 106.45(b)(1)(v)).',
  ]
}

function issueAdvice(issues: readonly PotentialIssue[]): string[] {
  if (issues.length === 0) return []
  const missing = issues.some(({ kind }) => kind === 'missing')
  return [
    ...(missing
      ? ['Look through the enclosures and earlier letters for what we did not find here.']
      : []),
    'Send the questions listed with each point to the Title IX Coordinator in writing, and keep the answers.',
  ]
}
