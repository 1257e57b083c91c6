import { headsFileOf } from './heads.ts'
import {
  encoderWith,
  numbersOf,
  openEncoder,
  type RunModel,
  type SharedFiles,
  WIDTH,
} from './openEncoder.ts'
import type { ReaderModel } from './stances.ts'
import { type TimesModel, timesFileOf } from './timesModel.ts'

/** What lies beside a model.onnx. */
export interface HeadFiles {
  /** heads.json */
  readonly heads: unknown
  /** heads.bin */
  readonly numbers: Uint8Array
}

/** The files of the reader besides model.onnx: those of its folder and of its words. */
export type ModelFiles = SharedFiles & HeadFiles

/**
 * Puts a model together of its files and of what runs it.
 *
 * @param times the files of models/times, and what runs it
 * @throws Error where a file is damaged or the files are not of one model
 */
export function openModel(
  files: ModelFiles,
  run: RunModel,
  times: { readonly files: HeadFiles; readonly run: RunModel },
): ReaderModel {
  const numbers = numbersOf(files.numbers)
  return {
    ...openEncoder(files, run),
    file: headsFileOf(files.heads, numbers, WIDTH),
    numbers,
    times: openTimes(times.files, files.vectors, times.run),
  }
}

function openTimes(files: HeadFiles, vectors: Uint8Array, run: RunModel): TimesModel {
  const numbers = numbersOf(files.numbers)
  return {
    encoder: encoderWith(vectors, run),
    file: timesFileOf(files.heads, numbers, WIDTH),
    numbers,
  }
}
