import type { DocumentType, NotedDay, PotentialIssue } from './report.ts'

interface Known {
  readonly docType: DocumentType
  readonly isKindUnsure?: boolean | undefined
  readonly issues: readonly PotentialIssue[]
  readonly toNote: readonly NotedDay[]
}

/** What the reader could do next, most pressing first: plain sentences, no legal advice. */
export function recommend({ docType, isKindUnsure, issues, toNote }: Known): string[] {
  if (docType === 'other') {
    return [
      'This does not read like a document of a Title IX case, so we did not check it against the rule.',
      'If it came with a letter from the school, upload that letter.',
    ]
  }
  const isOfACase = docType !== 'supportive_measures_letter' && !isKindUnsure
  if (docType === 'general_conduct') {
    return [
      'Ask the school in writing which policy this letter falls under, and whether Title IX procedures apply.',
      isKindUnsure
        ? 'We did not check it against the Title IX rule.'
        : 'A letter under a general conduct code is not bound by 34 CFR 106.45, so we did not check it against that list.',
      ...deadlineAdvice(toNote, false),
    ]
  }
  return [
    ...deadlineAdvice(toNote, isOfACase),
    ...issueAdvice(issues),
    'Keep this document, its envelope or e-mail and every enclosure together, and write down when you received it.',
    ...(docType === 'school_policy'
      ? []
      : ['Get the school’s Title IX policy and keep it with this document.']),
    isOfACase
      ? 'You may go through it with an advisor you choose, who may be but need not be an attorney (34 CFR 106.45(b)(5)(iv)).'
      : 'You may go through it with somebody you trust.',
  ]
}

/** @param isOfACase a formal complaint stands behind the document, so that the rule on its process applies */
function deadlineAdvice(toNote: readonly NotedDay[], isOfACase: boolean): string[] {
  if (!toNote.some(({ meaning }) => meaning === 'deadline')) return []
  const forCause = isOfACase
    ? '; a short delay for good cause is allowed (34 CFR 106.45(b)(1)(v)).'
    : '.'
  return [
    'Note the deadlines listed here, and check each against the letter’s own words.',
    `If you need more time, ask for it in writing before the date${forCause}`,
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
