import type { Candidate, DetailKind } from './detail.ts'

/** Where two details share words, the one listed first stands. */
const STRENGTH: readonly DetailKind[] = [
  'email',
  'url_to_person',
  'hearing_detail',
  'phone',
  'social_handle',
  'case_number',
  'student_id',
  'exact_date',
  'group',
  'address_or_room',
  'unique_circumstance',
  'person_name',
]

/**
 * Keeps the strongest candidate wherever some overlap; among equals the longest, then the first.
 * @returns candidates in text order, none overlapping.
 */
export function settleOverlaps(candidates: readonly Candidate[], length: number): Candidate[] {
  const ranked = candidates.toSorted(
    (a, b) =>
      STRENGTH.indexOf(a.kind) - STRENGTH.indexOf(b.kind) ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start,
  )
  // One flag per character keeps this linear however many candidates there are.
  const taken = new Uint8Array(length)
  const kept = ranked.filter((one) => {
    if (one.end <= one.start || taken.subarray(one.start, one.end).includes(1)) return false
    taken.fill(1, one.start, one.end)
    return true
  })
  return kept.toSorted((a, b) => a.start - b.start)
}
