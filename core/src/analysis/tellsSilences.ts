import type { Stances } from '../reader/stances.ts'
import type { Facts } from './facts.ts'
import { isWithoutHearing } from './isWithoutHearing.ts'
import type { Point } from './point.ts'

/**
 * Pages of policies that were published as several, which pass what they leave out to the others, spoke of at most 53 in
 * 100 of the points of a policy, and long whole ones of at least 61 (decision 0046).
 */
const LEAST_SPOKEN_OF = 0.6

/**
 * Whether it can be told what a document leaves out: its kind is sure, and it is the whole of such a paper.
 *
 * @param points those that are checked in it
 */
export function tellsSilences(facts: Facts, points: readonly Point[], stances: Stances): boolean {
  if (facts.isKindUnsure || isWithoutHearing(facts)) return false
  return facts.docType !== 'school_policy' || shareSpokenOf(points, stances) >= LEAST_SPOKEN_OF
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
