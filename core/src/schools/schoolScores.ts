import type { Postings } from './postings.ts'
import { fieldWeights } from './searchWords.ts'
import type { Candidate } from './vocabulary.ts'

/** A word of the query: what it may stand for, and how much a match tells (rare words tell more). */
export interface QueryTerm {
  candidates: readonly Candidate[]
  weight: number
  /** How many places in the index its candidates have. */
  places: number
}

/** Scores of the schools that hold words of a query. */
export interface SchoolScores {
  /** Scores every school that the terms touch, of `room` slots, and gives the slots touched. */
  score(terms: readonly QueryTerm[], room: number): readonly number[]
  of(slot: number): number
  /** How many of the terms the school holds in some candidate. */
  held(slot: number): number
}

/** What a match of a word in `total` schools tells, where `held` of them hold it. */
export function wordWeight(total: number, held: number): number {
  return Math.log(1 + total / Math.max(1, held))
}

/** How surely each word of the index is meant by any of the terms. */
export function bestQualities(terms: readonly QueryTerm[]): Map<number, number> {
  const best = new Map<number, number>()
  for (const { word, quality } of terms.flatMap(({ candidates }) => candidates)) {
    if (quality > (best.get(word) ?? 0)) best.set(word, quality)
  }
  return best
}

export function createSchoolScores(postings: Postings): SchoolScores {
  let scores = new Float64Array(0)
  let lastGain = new Float64Array(0)
  let lastTerm = new Int32Array(0)
  let held = new Uint8Array(0)
  let touched: number[] = []
  let term = 0
  let queryStart = 0

  // The rows need no clearing: a school's figures count only where its last term is of this query.
  function makeRoom(slots: number): void {
    if (slots <= scores.length && term < 2 ** 31 - 100) return
    const room = slots * 2
    scores = new Float64Array(room)
    lastGain = new Float64Array(room)
    lastTerm = new Int32Array(room)
    held = new Uint8Array(room)
    term = 0
  }

  // Several candidates of one term may fall on a school; the best of them counts.
  function gain(slot: number, amount: number): void {
    if (lastTerm[slot]! <= queryStart) {
      scores[slot] = 0
      held[slot] = 0
      touched.push(slot)
    }
    if (lastTerm[slot] !== term) {
      lastTerm[slot] = term
      lastGain[slot] = 0
      held[slot] = held[slot]! + 1
    }
    const more = amount - lastGain[slot]!
    if (more <= 0) return
    scores[slot] = scores[slot]! + more
    lastGain[slot] = amount
  }

  function scoreAllSchools({ candidates, weight }: QueryTerm): void {
    for (const { word, quality } of candidates) {
      const full = weight * quality
      postings.forEachSchool(word, (slot, field) => gain(slot, full * fieldWeights[field]!))
    }
  }

  // A common word adds nothing new beside rarer ones: only the schools that these found are looked at.
  function scoreTouchedSchools({ candidates, weight }: QueryTerm): void {
    const qualities = new Map(candidates.map(({ word, quality }) => [word, quality]))
    // Those looked at are touched already, so the list does not grow meanwhile.
    for (const slot of touched) {
      postings.forEachWord(slot, (word, field) => {
        const quality = qualities.get(word)
        if (quality !== undefined) gain(slot, weight * quality * fieldWeights[field]!)
      })
    }
  }

  return {
    score(terms, room) {
      makeRoom(room)
      touched = []
      queryStart = term
      for (const next of terms.toSorted((a, b) => a.places - b.places)) {
        term += 1
        const enough = touched.length >= 100 || next.places > 4 * touched.length
        const common = touched.length > 0 && next.places > 2000 && enough
        if (common) scoreTouchedSchools(next)
        else scoreAllSchools(next)
      }
      return touched
    },
    of: (slot) => scores[slot] ?? 0,
    held: (slot) => held[slot] ?? 0,
  }
}
