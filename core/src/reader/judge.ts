/** How the signs of one judgment are weighed, as learning/reader/judge.py has learned it. */
export interface Judge {
  readonly weights: readonly number[]
  readonly bias: number
}

/** Whether a point is met, gone against, or not stated where it must be. */
export interface Judges extends Readonly<Record<'met' | 'against' | 'missing', Judge>> {
  /** Of each kind of paper the logarithm of how often it goes against a requirement, by the letters of the corpus. */
  readonly usual: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Where no letter of the kind was ever asked about a requirement. */
const UNUSUAL = -6

/** How often papers of a kind go against a requirement, as a logarithm. */
export function usualIn({ usual }: Judges, kind: string, requirement: string): number {
  return usual[kind]?.[requirement] ?? UNUSUAL
}

/** How many numbers a judge weighs: see `featuresOf`. */
export const FEATURES = 20

/** Log odds beyond this are all one: a model is surer than it should be. */
const MOST = 12

/**
 * @param signs of a point (`Evidence.signs`)
 * @returns how likely the judgment is, from 0 to 1
 */
export function likelihoodOf(judge: Judge, signs: readonly number[], isPolicy: boolean): number {
  const features = featuresOf(signs, isPolicy ? 1 : 0)
  const odds = features.reduce(
    (sum, value, at) => sum + value * (judge.weights[at] ?? 0),
    judge.bias,
  )
  return 1 / (1 + Math.exp(-odds))
}

/** The same as `features` in judge.py. */
function featuresOf(signs: readonly number[], policy: number): number[] {
  const limited = signs.map((sign) => Math.max(-MOST, Math.min(MOST, sign)))
  const [m = 0, m2 = 0, s = 0, s2 = 0, a = 0, a2 = 0, ma = 0, n = 0, ...there] = limited
  const own = [m, m2, s, s2, a, a2, n, a - ma]
  const long = [Math.max(m, -2) * (n - 4), Math.max(a, -2) * (n - 4)]
  return [...own, ...long, policy, policy * m, policy * s, policy * a, ...there]
}
