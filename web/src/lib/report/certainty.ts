import type { PotentialIssue } from '@hub/core/analysis/report'

interface Certainty {
  readonly word: 'Clear' | 'Likely' | 'Worth asking'
  /** Why it is no surer, or what it rests on: one sentence. */
  readonly reason: string
}

/** How sure it is that an issue does not fit the rule, as a word with its reason. */
export function certaintyOf(
  { kind, isUnsure }: Pick<PotentialIssue, 'kind' | 'isUnsure'>,
  noun: string,
): Certainty {
  if (kind === 'ask') return { word: 'Worth asking', reason: `The ${noun} alone cannot tell.` }
  if (kind === 'missing')
    return { word: 'Likely', reason: 'It may be in an enclosure or in another letter.' }
  if (isUnsure)
    return {
      word: 'Likely',
      reason: `Read the quoted words in the ${noun}: the sentences around them may explain them.`,
    }
  return { word: 'Clear', reason: 'These words go against the rule.' }
}
