/**
 * The signs that a weight may be written with, smallest first; the middle one is nothing. Without K, T and X, for which
 * other signs stand: a table must not happen to spell the words by which people mark work that is left.
 */
const SIGNS =
  '#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJ{LMNOPQRS!UVW}YZ[]^_abcdefghijklmnopqrstuvwxyz|~'
const MIDDLE = (SIGNS.length - 1) / 2

/** A table of weights as text, one sign each, and the largest weight in it. */
export interface Packed {
  readonly signs: string
  readonly largest: number
}

/** Small weights are kept more exactly than large ones, which are few. */
export function packed(weights: ArrayLike<number>): Packed {
  const all = Array.from(weights)
  const largest = all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const signs = all.map((weight) => {
    const level = Math.round(MIDDLE * Math.sqrt(Math.abs(weight) / (largest || 1)))
    return SIGNS.charAt(MIDDLE + Math.sign(weight) * level)
  })
  return { signs: signs.join(''), largest: Number(largest.toFixed(5)) }
}

/** The weights of `packed`, as near as one sign can keep them. */
export function unpacked({ signs, largest }: Packed): Float64Array {
  return Float64Array.from(signs, (sign) => {
    const level = (SIGNS.indexOf(sign) - MIDDLE) / MIDDLE
    return Math.sign(level) * level * level * largest
  })
}
