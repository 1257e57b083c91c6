import type { Stances } from '../reader/stances.ts'
import type { Facts } from './facts.ts'
import { isWithoutHearing } from './isWithoutHearing.ts'
import type { Point } from './point.ts'

/**
 * What can be told of what a document leaves out.
 * - told: all of it; the document is the whole of such a paper
 * - listed: that we did not find it; the document may be a part of a policy
 * - kept: nothing
 */
export type Silences = 'told' | 'listed' | 'kept'

/**
 * Pages of policies that were published as several, which pass what they leave out to the others, spoke of at most 53 in
 * 100 of the points of a policy, and long whole ones of at least 61 (decision 0046).
 */
const OF_THE_WHOLE = 0.6
/** A paper that speaks of fewer is about something else: an old workplace rule spoke of 4 in 100 (decision 0062). */
const OF_A_PART = 0.1

/** @param points those that are checked in it */
export function silencesOf(facts: Facts, points: readonly Point[], stances: Stances): Silences {
  if (facts.isKindUnsure || isWithoutHearing(facts)) return 'kept'
  if (facts.docType !== 'school_policy') return 'told'
  // Of published papers that look like policies many are none, and then all that is listed is wrong (decision 0063).
  if (!facts.isKindTold) return 'kept'
  const share = shareSpokenOf(points, stances)
  if (share >= OF_THE_WHOLE) return 'told'
  return share >= OF_A_PART ? 'listed' : 'kept'
}

/** Of the points that the reader knows, the share that some sentence likelier speaks of than not. */
function shareSpokenOf(points: readonly Point[], stances: Stances): number {
  const known = points.flatMap(({ requirements: [id] }) => {
    const said = stances.of(id)
    return said ? [said] : []
  })
  const spokenOf = known.filter((said) => said.some(({ speaks }) => speaks > 0))
  return spokenOf.length / Math.max(1, known.length)
}
