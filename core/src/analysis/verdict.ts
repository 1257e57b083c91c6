import type { Sentence } from '../document/reading.ts'

/**
 * What a document says of a point.
 * - found: a sentence says what the rule asks
 * - missing: the document must say it, and we did not find it
 * - unstated: a policy says nothing of it, so far as we see; the rule asks it of the school, not of its policy
 * - contradicted: a sentence goes against the rule
 * - ask: worth a question
 * - silent: nothing to say; the point does not count
 */
export type Verdict =
  | { readonly state: 'found'; readonly at: Sentence }
  | { readonly state: 'missing' }
  | { readonly state: 'unstated' }
  | { readonly state: 'contradicted'; readonly at: Sentence; readonly likelihood: number }
  | { readonly state: 'ask'; readonly at: Sentence }
  | { readonly state: 'silent' }
