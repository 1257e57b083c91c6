import type { Encoder } from './encoder.ts'
import { checkPlaces, namesOf, type Placed } from './heads.ts'

/** What heads.json of models/times says. */
export interface TimesFile {
  /** What a time may be of. */
  readonly whats: readonly string[]
  /** Whose it may be. */
  readonly whos: readonly string[]
  readonly heads: Readonly<Record<'meaning', Placed>>
}

/** The model that tells what a day or a length of time is of, and what runs it. Its words are those of the reader. */
export interface TimesModel {
  readonly encoder: Encoder
  readonly file: TimesFile
  /** The numbers of heads.bin. */
  readonly numbers: Float32Array
}

/**
 * Takes heads.json of models/times where heads.bin fits it.
 *
 * @param width numbers of a token's vector, of which words are judged by three
 * @throws Error where they do not belong together
 */
export function timesFileOf(json: unknown, numbers: Float32Array, width: number): TimesFile {
  const file = json as Partial<TimesFile> | null
  const outputs = namesOf(file?.whats).length + namesOf(file?.whos).length
  checkPlaces(file?.heads ?? {}, { meaning: { inputs: 3 * width, outputs } }, numbers)
  return file as TimesFile
}
