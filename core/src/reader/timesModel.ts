import type { Encoder } from './encoder.ts'
import { checkPlaces, namesOf, type Placed } from './heads.ts'

/** What heads.json of models/times says. */
export interface TimesFile {
  /** What a time may be of. */
  readonly whats: readonly string[]
  /** Whose it may be. */
  readonly whos: readonly string[]
  /** What parts a person may have in a case. */
  readonly roles: readonly string[]
  readonly heads: Readonly<Record<'meaning' | 'roles', Placed>>
}

/** The model that tells what a day or a length of time is of, and who is who, and what runs it. Its words are the reader's. */
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
  const inputs = 3 * width
  const outputs = namesOf(file?.whats).length + namesOf(file?.whos).length
  const roles = { inputs, outputs: namesOf(file?.roles).length }
  checkPlaces(file?.heads ?? {}, { meaning: { inputs, outputs }, roles }, numbers)
  return file as TimesFile
}
