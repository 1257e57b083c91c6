import type { PotentialIssue } from '@hub/core/analysis/report'

/** Tells what the rule's own words call the school, where the issues that are shown quote them. */
export function recipientNote(issues: readonly PotentialIssue[]): string | undefined {
  const quoted = issues
    .flatMap(({ rule }) => rule ?? [])
    .some(({ words }) => /recipient/i.test(words))
  return quoted ? 'Where the rule says “recipient,” it means the school.' : undefined
}
