import type { PotentialIssue, Report } from '@hub/core/analysis/report'

/**
 * The issues as they are told. Schools word policies in many ways: of what was found in real ones that nobody had seen, nine
 * of ten were no fault (learning/README.md). So in a policy each is worth a question, and none is said to go against
 * the rule.
 */
export function toldIssues({
  docType,
  potentialIssues,
}: Pick<Report, 'docType' | 'potentialIssues'>): readonly PotentialIssue[] {
  if (docType !== 'school_policy') return potentialIssues
  return potentialIssues.map((issue) => ({ ...issue, kind: 'ask' }))
}

/** Said above the issues of a policy. */
export const policyNote =
  'Schools word their policies in many ways, and much of what we notice in one turns out to be fine. Read each passage yourself before you raise it.'
