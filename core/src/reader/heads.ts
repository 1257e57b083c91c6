import { FEATURES, type Judge, type Judges } from './judge.ts'
import { type KindJudge, PAPER_SIGNS } from './kindJudge.ts'

/** Scores of each requirement: met, speaks of it, against it. */
export const STANCES = 3

/** A layer that turns a pooled vector into scores: `weights` has one row of `inputs` numbers for each score. */
export interface Head {
  readonly inputs: number
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** A head's place in the file of numbers, in numbers. */
export interface Placed {
  readonly inputs: number
  readonly outputs: number
  readonly at: number
}

/** What heads.json of a model says. */
export interface HeadsFile {
  /** The first requirements of the rules, in the order of the scores. */
  readonly columns: readonly string[]
  readonly kinds: readonly string[]
  readonly audiences: readonly string[]
  readonly rules: readonly string[]
  readonly heads: Readonly<Record<'stances' | 'paper' | 'opening', Placed>>
  /** How all passages of a point are weighed together. */
  readonly judges: Judges
  /** How the windows of a paper that is no letter are weighed together. */
  readonly kindJudge: KindJudge
}

/**
 * Takes heads.json where heads.bin fits it: with a file that was cut off, or with one of another model, scores would be
 * made all the same, and be wrong.
 *
 * @param json what heads.json holds
 * @param numbers the numbers of heads.bin
 * @param width numbers of a token's vector
 * @param words how many words the model knows
 * @throws Error where they do not belong together
 */
export function headsFileOf(
  json: unknown,
  numbers: Float32Array,
  width: number,
  words: number,
): HeadsFile {
  const file = json as Partial<HeadsFile> | null
  const count = (...lists: (keyof Omit<HeadsFile, 'heads' | 'judges' | 'kindJudge'>)[]) =>
    lists.reduce((sum, list) => sum + namesOf(file?.[list]).length, 0)
  const pooled = 2 * width
  const shapes: Shapes<keyof HeadsFile['heads']> = {
    stances: { inputs: pooled, outputs: STANCES * count('columns') },
    paper: { inputs: pooled, outputs: count('kinds', 'audiences', 'rules') },
    opening: { inputs: words, outputs: namesOf(file?.kindJudge?.kinds).length },
  }
  checkPlaces(file?.heads ?? {}, shapes, numbers)
  for (const name of ['met', 'against', 'missing'] as const) {
    const judge: Partial<Judge> = file?.judges?.[name] ?? {}
    const { weights = [], bias } = judge
    if (weights.length !== FEATURES || ![...weights, bias].every(Number.isFinite))
      throw new Error(`heads.json does not say how to judge what is ${name}.`)
  }
  const usual = Object.values(file?.judges?.usual ?? {}).flatMap((own) => Object.values(own))
  if (usual.length === 0 || !usual.every(Number.isFinite))
    throw new Error('heads.json does not say how usual faults are.')
  if (!isKindJudge(file?.kindJudge)) throw new Error('heads.json does not say how to judge kinds.')
  return file as HeadsFile
}

function isKindJudge(judge: Partial<KindJudge> | undefined): boolean {
  const { kinds = [], weights = [], biases = [] } = judge ?? {}
  const isWhole = weights.every((own) => own.length === PAPER_SIGNS && own.every(Number.isFinite))
  const counts = [weights.length, biases.length]
  return (
    kinds.length > 0 &&
    counts.every((count) => count === kinds.length) &&
    isWhole &&
    biases.every(Number.isFinite)
  )
}

/** The size that each head of a model has to have. */
export type Shapes<Name extends string = string> = Readonly<Record<Name, Omit<Placed, 'at'>>>

/** @throws Error where heads are not of their shapes, or the numbers are not theirs */
export function checkPlaces(
  heads: Readonly<Record<string, Partial<Placed>>>,
  shapes: Shapes,
  numbers: Float32Array,
): void {
  for (const [name, { inputs, outputs }] of Object.entries(shapes)) {
    if (heads[name]?.inputs !== inputs || heads[name].outputs !== outputs)
      throw new Error(`heads.json does not describe the head '${name}' as it has to be.`)
  }
  const ends = Object.values(heads).map(
    ({ at = Number.NaN, inputs = 0, outputs = 0 }) => at + inputs * outputs + outputs,
  )
  if (numbers.length !== Math.max(...ends) || !numbers.every(Number.isFinite))
    throw new Error('heads.bin does not hold the numbers that heads.json describes.')
}

/** @throws Error where it is no list of names */
export function namesOf(list: unknown): readonly string[] {
  const isNames =
    Array.isArray(list) && list.length > 0 && list.every((name) => typeof name === 'string')
  if (!isNames) throw new Error('heads.json does not name what the scores are of.')
  return list
}

/** @param numbers the model's heads.bin: for each head its weights, then its biases */
export function headOf({ inputs, outputs, at }: Placed, numbers: Float32Array): Head {
  const biases = at + inputs * outputs
  return {
    inputs,
    weights: numbers.subarray(at, biases),
    biases: numbers.subarray(biases, biases + outputs),
  }
}

/** One score of a head, in log odds. */
export function scoreOf({ inputs, weights, biases }: Head, pooled: Float32Array, output: number) {
  let score = biases[output] ?? 0
  const row = output * inputs
  for (let place = 0; place < inputs; place++)
    score += (weights[row + place] ?? 0) * (pooled[place] ?? 0)
  return score
}

/** All scores of a head, in log odds. */
export function scoresOf(head: Head, pooled: Float32Array): number[] {
  return Array.from(head.biases, (_, output) => scoreOf(head, pooled, output))
}
