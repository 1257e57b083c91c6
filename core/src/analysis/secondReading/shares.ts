/** Log of the least likelihood that counts: below it all rules are as unlikely. */
const LEAST = -9
/** What is so much less likely than the likeliest, in log odds, moves the others by less than a ten-millionth. */
const NOTHING = -20

/**
 * Log of how likely each of some rules is beside the others (softmax), and at least -9.
 *
 * @param sums of all rules
 * @param places where those that are compared stand in the sums
 */
export function sharesOf(sums: Float64Array, places: readonly number[]): Float64Array {
  const shares = new Float64Array(places.length)
  let highest = Number.NEGATIVE_INFINITY
  for (let at = 0; at < shares.length; at++) {
    const sum = sums[places[at] ?? 0] ?? 0
    shares[at] = sum
    if (sum > highest) highest = sum
  }
  let total = 0
  for (let at = 0; at < shares.length; at++) {
    const less = (shares[at] ?? 0) - highest
    if (less > NOTHING) total += Math.exp(less)
  }
  const all = highest + Math.log(total)
  for (let at = 0; at < shares.length; at++) {
    shares[at] = Math.max(LEAST, (shares[at] ?? 0) - all)
  }
  return shares
}
