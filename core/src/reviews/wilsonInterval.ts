/** The 97.5th percentile of the normal distribution: 95 of 100 intervals hold the true share. */
const Z = 1.959964

/** A share as a range: both ends from 0 to 1. */
export interface Interval {
  low: number
  high: number
}

/**
 * Wilson's score interval (E. B. Wilson, 1927): between which shares the true one lies, with 95 % confidence, where
 * `yes` of `answered` said yes. It stays inside of 0 to 1 and is honest for few answers. Of none it is all of 0 to 1.
 */
export function wilsonInterval(yes: number, answered: number): Interval {
  if (answered === 0) return { low: 0, high: 1 }
  const share = yes / answered
  const square = Z * Z
  const middle = share + square / (2 * answered)
  const reach = Z * Math.sqrt((share * (1 - share)) / answered + square / (4 * answered ** 2))
  const scale = 1 + square / answered
  return {
    low: Math.max(0, (middle - reach) / scale),
    high: Math.min(1, (middle + reach) / scale),
  }
}
