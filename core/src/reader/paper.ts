import { type HeadsFile, headOf, scoresOf } from './heads.ts'
import { scoresOfOpening } from './opening.ts'

/** What the windows of a document say of the whole. */
export interface PaperRead {
  /** How likely it is of each kind, as the mean over its windows of the logarithm; empty for one without words. */
  readonly kinds: ReadonlyMap<string, number>
  /**
   * The mean over its windows of how likely each kind is, 0 to 1. Where papers of two kinds lie in one file, both have a
   * large share here, and neither by its logarithm.
   */
  readonly shares: ReadonlyMap<string, number>
  /** Numbers that tell papers without an addressee apart (`kindJudge.ts`); empty for a document without words. */
  readonly paperSigns: readonly number[]
}

/** Log odds beyond this are all one: a model is surer than it should be. */
const LEAST = -8

/**
 * Weighs what the paper head says of each window, and the words that the paper begins with.
 *
 * @param papers the pooled vectors of the windows, in their order
 * @param opening the tokens that it begins with (`opening.ts`)
 */
export function paperOf(
  file: HeadsFile,
  numbers: Float32Array,
  papers: readonly Float32Array[],
  opening: readonly number[],
): PaperRead {
  const head = headOf(file.heads.paper, numbers)
  const all = papers.map((pooled) => scoresOf(head, pooled))
  const inWindows = (names: readonly string[], from: number) =>
    all.map((scores) => logShares(scores.slice(from, from + names.length)))
  const kinds = inWindows(file.kinds, 0)
  const audiences = inWindows(file.audiences, file.kinds.length)
  const rules = inWindows(file.rules, file.kinds.length + file.audiences.length)
  const [first] = kinds
  if (!first) return { kinds: new Map(), shares: new Map(), paperSigns: [] }
  const at = (name: string) => file.kinds.indexOf(name)
  const [policy, conduct, other] = [at('school_policy'), at('general_conduct'), at('other')]
  const onceIn = (kind: number) => atLeast(logMeanOf(kinds.map((shares) => shares[kind] ?? LEAST)))
  const inFirst = (kind: number) => atLeast(first[kind] ?? LEAST)
  const mean = (windows: readonly (readonly number[])[], names: readonly string[], name: string) =>
    meanOf(windows.map((shares) => atLeast(shares[names.indexOf(name)] ?? LEAST)))
  return {
    kinds: new Map(
      // A paper begins with what it is, so its first window counts twice.
      file.kinds.map((name, kind) => [
        name,
        meanOf([first, ...kinds].map((shares) => shares[kind] ?? 0)),
      ]),
    ),
    shares: new Map(
      file.kinds.map((name, kind) => [
        name,
        meanOf(kinds.map((own) => Math.exp(own[kind] ?? LEAST))),
      ]),
    ),
    paperSigns: [
      onceIn(policy) - onceIn(other),
      onceIn(conduct) - onceIn(other),
      inFirst(policy) - inFirst(other),
      inFirst(conduct) - inFirst(other),
      mean(rules, file.rules, 'none'),
      mean(rules, file.rules, 'unsure'),
      mean(audiences, file.audiences, 'unknown'),
      ...logShares(scoresOfOpening(file, numbers, opening)).map(atLeast),
    ],
  }
}

/** The logarithms of the shares that scores have of their whole. */
function logShares(scores: readonly number[]): number[] {
  const whole = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0))
  return scores.map((score) => score - whole)
}

const atLeast = (share: number) => Math.max(LEAST, share)

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The logarithm of the mean of shares: high where one window is sure, whatever the others are. */
function logMeanOf(shares: readonly number[]): number {
  return Math.log(meanOf(shares.map(Math.exp)))
}
