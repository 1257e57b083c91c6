import { headsFileOf } from './heads.ts'
import {
  countWords,
  encoderWith,
  numbersOf,
  openEncoder,
  type RunModel,
  type SharedFiles,
  WIDTH,
} from './openEncoder.ts'
import { pairsFileOf } from './pairsModel.ts'
import type { ReaderModel } from './stances.ts'
import { timesFileOf } from './timesModel.ts'

/** What lies beside a model.onnx. */
export interface HeadFiles {
  /** heads.json */
  readonly heads: unknown
  /** heads.bin */
  readonly numbers: Uint8Array
}

/** A model that reads with the reader's words: its own files, and what runs it. */
export interface ModelBeside {
  readonly files: HeadFiles
  readonly run: RunModel
}

/** The files of the reader besides model.onnx: those of its folder and of its words. */
export type ModelFiles = SharedFiles & HeadFiles

/**
 * Puts a model together of its files and of what runs it.
 *
 * @param beside the files of models/times and models/pairs, and what runs them
 * @throws Error where a file is damaged or the files are not of one model
 */
export function openModel(
  files: ModelFiles,
  run: RunModel,
  beside: Readonly<Record<'times' | 'pairs', ModelBeside>>,
): ReaderModel {
  const numbers = numbersOf(files.numbers)
  return {
    ...openEncoder(files, run),
    file: headsFileOf(files.heads, numbers, WIDTH, countWords(files.vectors)),
    numbers,
    times: openBeside(beside.times, files.vectors, timesFileOf),
    pairs: openBeside(beside.pairs, files.vectors, pairsFileOf),
  }
}

/** @param fileOf takes heads.json where heads.bin fits it */
function openBeside<File>(
  { files, run }: ModelBeside,
  vectors: Uint8Array,
  fileOf: (json: unknown, numbers: Float32Array, width: number) => File,
) {
  const numbers = numbersOf(files.numbers)
  return {
    encoder: encoderWith(vectors, run),
    file: fileOf(files.heads, numbers, WIDTH),
    numbers,
  }
}
