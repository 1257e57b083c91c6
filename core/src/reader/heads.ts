/** A layer that turns a pooled vector into scores: `weights` has one row of `inputs` numbers for each score. */
export interface Head {
  readonly inputs: number
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** A head's place in the file of numbers, in numbers. */
interface Placed {
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
  readonly acts: readonly string[]
  readonly actors: readonly string[]
  readonly heads: Readonly<Record<'stances' | 'paper' | 'date', Placed>>
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
