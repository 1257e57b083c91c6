import type { Unshown } from '@hub/api/moderation'
import type { DecisionReason } from '@hub/core/moderation/reasons'
import { call } from '../../lib/client.ts'

type OnChain = 'chain-review' | 'chain-school' | 'chain-resource'

/** Finds what this hub does not show. */
export interface WhyUnshown {
  /** Why it does not show a record; undefined where it shows it. */
  (kind: OnChain, id: bigint | number): DecisionReason | undefined
  /** The ids of the reviews that it does not show, in ascending order. */
  readonly reviewIds: readonly number[]
}

/** Pages that are read at the same time share one call. */
const SHARED_MS = 5_000

let last: { at: number; why: Promise<WhyUnshown> } | undefined

/**
 * Which records on chain this hub does not show. Each read of the registry asks for it and leaves their words out, so
 * that no screen, no search and no summary can show them.
 *
 * @throws CallError where the hub does not answer; then the records are not shown either
 */
export function readUnshown(): Promise<WhyUnshown> {
  const now = Date.now()
  if (last && now - last.at < SHARED_MS) return last.why
  const why = call('GET /api/moderation/unshown').then(whyOf)
  const asked = { at: now, why }
  last = asked
  why.catch(() => {
    if (last === asked) last = undefined
  })
  return why
}

/** Finds the reason of a record in the list. */
function whyOf(list: readonly Unshown[]): WhyUnshown {
  const reasons = new Map(list.map(({ kind, id, reason }) => [`${kind} ${id}`, reason]))
  const hidden = list.filter(({ kind }) => kind === 'chain-review').map(({ id }) => Number(id))
  const reviewIds = hidden.toSorted((a, b) => a - b)
  const why = (kind: OnChain, id: bigint | number) => reasons.get(`${kind} ${id}`)
  return Object.assign(why, { reviewIds })
}
