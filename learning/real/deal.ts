/**
 * `node learning/real/deal.ts`: deals the schools that have no part yet, the longest first, each to the part that is
 * furthest behind its share of that kind of paper. Who was dealt once stays, so that nothing sealed is ever learned from.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import {
  ownerOf,
  type Part,
  type PartsOfSchools,
  parts,
  partsOfSchools,
  type Source,
  sources,
} from './parts.ts'

const shares: Readonly<Record<Part, number>> = { learn: 1 / 2, look: 1 / 6, sealed: 1 / 3 }
/** A short paper weighs as much as one of so many characters: it is a page to be judged, too. */
const LEAST_WEIGHT = 4000

/** Papers that count together: whole policies, other whole papers, neighbors, excerpts. */
function sortOf({ id, kind, isNeighbor }: Source): string {
  const size = id.startsWith('e') ? 'excerpt' : 'whole'
  if (isNeighbor) return `${size}, neighbor`
  return /policy|handbook/i.test(kind) ? `${size}, policy` : `${size}, other`
}

/** @returns the parts of all schools, those already dealt as they were */
export function deal(papers: readonly Source[], dealt: PartsOfSchools): PartsOfSchools {
  const result: Record<string, Part> = { ...dealt }
  const weights = new Map<string, Map<string, number>>()
  for (const paper of papers) {
    const own = weights.get(ownerOf(paper)) ?? new Map<string, number>()
    const sort = sortOf(paper)
    own.set(sort, (own.get(sort) ?? 0) + Math.max(LEAST_WEIGHT, paper.characters))
    weights.set(ownerOf(paper), own)
  }
  const held = (part: Part, sort: string) =>
    [...weights]
      .filter(([owner]) => result[owner] === part)
      .reduce((sum, [, own]) => sum + (own.get(sort) ?? 0), 0)
  const waiting = [...weights.keys()].filter((owner) => result[owner] === undefined)
  for (const owner of waiting.toSorted(byWeight(weights))) {
    const own = weights.get(owner) ?? new Map<string, number>()
    /** How full the part would be, in its share, of the kinds that the school has; seldom kinds count as much. */
    const fullness = (part: Part) =>
      [...own].reduce((sum, [sort, weight]) => {
        const all = [...weights.values()].reduce((total, its) => total + (its.get(sort) ?? 0), 0)
        return sum + (held(part, sort) + weight) / (all * shares[part])
      }, 0)
    result[owner] = parts.toSorted((one, other) => fullness(one) - fullness(other))[0] ?? 'learn'
  }
  return Object.fromEntries(
    Object.entries(result).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** The heaviest first; equal ones in an order that says nothing of them. */
function byWeight(weights: ReadonlyMap<string, ReadonlyMap<string, number>>) {
  const total = (owner: string) =>
    [...(weights.get(owner)?.values() ?? [])].reduce((sum, weight) => sum + weight, 0)
  const lot = (owner: string) => createHash('sha256').update(owner).digest('hex')
  return (one: string, other: string) =>
    total(other) - total(one) || (lot(one) < lot(other) ? -1 : 1)
}

if (import.meta.main) {
  const text = `${JSON.stringify(deal(sources, partsOfSchools()), null, 2)}\n`
  writeFileSync(new URL('parts.json', import.meta.url), text)
}
