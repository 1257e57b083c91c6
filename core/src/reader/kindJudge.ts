/** How the signs of a whole paper are weighed, as learning/reader/judge.py has learned it: weights for each kind. */
export interface KindJudge {
  readonly kinds: readonly string[]
  readonly weights: readonly (readonly number[])[]
  readonly biases: readonly number[]
}

/**
 * How many numbers it weighs (`PaperRead.paperSigns`), as logarithms of shares: how much likelier a policy is than
 * another paper, and a conduct code than another paper, by all windows and by the first one; how likely it is, over
 * its windows, that it follows no Title IX rule, one that nobody can tell, and that it is of no kind of school; and how
 * likely the words of its beginning make each kind.
 */
export const PAPER_SIGNS = 10

/** @returns how likely each of the judge's kinds is; together they are 1 */
export function kindShares(
  { kinds, weights, biases }: KindJudge,
  signs: readonly number[],
): ReadonlyMap<string, number> {
  const odds = biases.map((bias, kind) =>
    signs.reduce((sum, sign, at) => sum + sign * (weights[kind]?.[at] ?? 0), bias),
  )
  const most = Math.max(...odds)
  const shares = odds.map((one) => Math.exp(one - most))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return new Map(kinds.map((kind, at) => [kind, (shares[at] ?? 0) / whole]))
}
