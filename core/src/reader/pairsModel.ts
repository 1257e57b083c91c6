import type { Encoder } from './encoder.ts'
import { checkPlaces, type Placed } from './heads.ts'

/** What heads.json of models/pairs says. */
export interface PairsFile {
  /** The words that are asked about for each requirement, by its number. */
  readonly asked: Readonly<Record<string, string>>
  /** `stance` reads what `hidden` makes of a sentence, each number between -1 and 1. */
  readonly heads: Readonly<Record<'hidden' | 'stance', Placed>>
}

/** What a second look at a sentence says of a requirement, in log odds. */
export interface PairStance {
  readonly met: number
  readonly against: number
}

/** The model that looks at one sentence and one requirement together, and what runs it. Its words are the reader's. */
export interface PairsModel {
  readonly encoder: Encoder
  readonly file: PairsFile
  /** The numbers of heads.bin. */
  readonly numbers: Float32Array
}

/** Scores of a pair: met, against. */
const SCORES = 2

/**
 * Takes heads.json of models/pairs where heads.bin fits it.
 *
 * @param width numbers of a token's vector, of which a sentence is judged by three
 * @throws Error where they do not belong together
 */
export function pairsFileOf(json: unknown, numbers: Float32Array, width: number): PairsFile {
  const file = json as Partial<PairsFile> | null
  const words = Object.values(file?.asked ?? {})
  if (words.length === 0 || !words.every((asked) => typeof asked === 'string' && asked !== ''))
    throw new Error('heads.json does not say what is asked.')
  const hidden = { inputs: 3 * width, outputs: width }
  checkPlaces(file?.heads ?? {}, { hidden, stance: { inputs: width, outputs: SCORES } }, numbers)
  return file as PairsFile
}
