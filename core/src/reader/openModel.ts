import { headsFileOf } from './heads.ts'
import { numbersOf, openEncoder, type RunModel, type SharedFiles, WIDTH } from './openEncoder.ts'
import type { ReaderModel } from './stances.ts'

/** The files of a model's folder besides model.onnx. */
export interface ModelFiles extends SharedFiles {
  /** heads.json */
  readonly heads: unknown
  /** heads.bin */
  readonly numbers: Uint8Array
}

/**
 * Puts a model together of its files and of what runs it.
 *
 * @throws Error where a file is damaged or the files are not of one model
 */
export function openModel(files: ModelFiles, run: RunModel): ReaderModel {
  const numbers = numbersOf(files.numbers)
  return { ...openEncoder(files, run), file: headsFileOf(files.heads, numbers, WIDTH), numbers }
}
