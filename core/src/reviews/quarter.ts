/** Quarters of a year in UTC, such as "2026Q4": keys and tokens of verified reviews go by them (decision 0042). */

/** The quarter of an instant. */
export function quarterOf(at: Date): string {
  return `${at.getUTCFullYear()}Q${Math.floor(at.getUTCMonth() / 3) + 1}`
}

/** The quarters whose tokens are taken at an instant: its own and the one before. */
export function takenQuarters(at: Date): [string, string] {
  const before = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 3, 1))
  return [quarterOf(at), quarterOf(before)]
}
