import { type KindJudge, kindShares } from '../../reader/kindJudge.ts'
import type { PaperRead } from '../../reader/paper.ts'
import { type DocumentType, documentTypes } from '../report.ts'

/** How likely a document is of each kind; together they are 1, or there is none for a document without words. */
export type Kinds = ReadonlyMap<string, number>

/**
 * The kinds that a document may be of. The kinds of letters are told by what most windows say. A paper that is sent to
 * nobody may quote and name all of them, so a judge of its own weighs whether it is a policy, a conduct code or neither.
 *
 * @param namesTitleIx whether it does, and not only to say that this is no matter of it
 */
export function kindsOf(
  { kinds, shares, paperSigns }: PaperRead,
  judge: KindJudge,
  namesTitleIx = false,
): Kinds {
  if (namesTitleIx && isSeveral(kinds, shares)) return shares
  const logs = [...kinds.values()]
  const whole = logs.reduce((sum, log) => sum + Math.exp(log), 0)
  const own = new Map([...kinds].map(([kind, log]) => [kind, Math.exp(log) / whole]))
  if (!judge.kinds.includes(mostOf(own) ?? '')) return own
  const toJudge = judge.kinds.reduce((sum, kind) => sum + (own.get(kind) ?? 0), 0)
  for (const [kind, share] of kindShares(judge, paperSigns)) own.set(kind, share * toJudge)
  return own
}

/**
 * Of 20 pairs of letters in one file all have more than 0.75 of papers of a case, of 49 real papers that name Title IX and are
 * of no case none has more than 0.06 (decision 0060).
 */
const LEAST_OF_CASE = 0.5
/** One letter of another process may look like a hearing notice, and like no other kind beside it. */
const LEAST_OF_SECOND = 0.15

/**
 * Whether most windows are surely of papers of a case, though what they have in common is a paper of none: letters of
 * different kinds lie in one file.
 */
function isSeveral(kinds: Kinds, shares: Kinds): boolean {
  const [kind] = [...kinds].toSorted(([, one], [, two]) => two - one)[0] ?? []
  if (kind === undefined || !ofNoCase.has(kind)) return false
  const ofCase = [...shares].filter(([one]) => !ofNoCase.has(one)).map(([, share]) => share)
  const [, second = 0] = ofCase.toSorted((one, two) => two - one)
  return second >= LEAST_OF_SECOND && ofCase.reduce((sum, share) => sum + share, 0) >= LEAST_OF_CASE
}

/** Kinds of papers that are sent to nobody, or in no case. */
export const ofNoCase: ReadonlySet<string> = new Set(['school_policy', 'general_conduct', 'other'])

/**
 * The likeliest kind. Of a paper that names Title IX it is said to be none of a case only where that is sure.
 *
 * @returns 'other' for a document without words
 */
export function kindOf(kinds: Kinds, namesTitleIx = false): DocumentType {
  const kind = mostOf(kinds)
  const isDoubtful = kind === 'other' && namesTitleIx && !isOneOf(kinds, ['other'])
  const told = isDoubtful ? mostOf(new Map([...kinds].filter(([one]) => one !== 'other'))) : kind
  return documentTypes.find((one) => one === told) ?? 'other'
}

/** Below this share the likeliest kind is more often wrong than right (of 259 letters by writers who saw no rule). */
const LEAST_SHARE = 0.5

/** Whether the likeliest kind is sure enough to say of a document what only such a one must hold. */
export function isKindSure(kinds: Kinds, kind: DocumentType = kindOf(kinds)): boolean {
  return isOneOf(kinds, [kind])
}

/** Whether it is likely enough that a document is of one of the kinds that are named. */
export function isOneOf(kinds: Kinds, named: readonly DocumentType[]): boolean {
  return named.reduce((sum, kind) => sum + (kinds.get(kind) ?? 0), 0) >= LEAST_SHARE
}

function mostOf(kinds: Kinds): string | undefined {
  return [...kinds].toSorted(([, one], [, two]) => two - one)[0]?.[0]
}
