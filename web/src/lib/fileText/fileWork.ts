/** What the page and the worker that reads files say to each other. */
import type { DocumentType, Report } from '@hub/core/analysis/report'
import type { DocumentText } from '@hub/core/document/documentText'
import type { FileType } from '@hub/core/extract/extracted'
import type { ProblemCode } from '@hub/core/extract/problem'
import type { LoadAnswer } from '../spareWorker.ts'
import type { ReaderProgress } from './reader/readerFiles.ts'

export interface FileQuestion {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** What its name says it is; its content decides. */
  readonly named: FileType
  /** The analysis takes longer, and needs what may have to be fetched first. */
  readonly wants: 'words' | 'analysis'
  /** What its owner says that it is. */
  readonly toldKind?: DocumentType
}

/** The words of a file. */
export interface WordsRead {
  readonly type: FileType
  readonly document: DocumentText
  /** Sentences about what was left out or may be wrong. */
  readonly notes: readonly string[]
}

/** A file that was read, and what the analysis says of it. */
export interface FileRead extends WordsRead {
  readonly report: Report
}

/**
 * Asks the worker to load all readers now, so that no file waits for one or needs the network. It answers 'loaded', or
 * 'not_loaded' where one of them did not come.
 */
export const PREPARE = 'prepare'

/**
 * Why a file was not read: the extraction's reason, or one that is no fault of the file.
 * - not_loaded: the part that reads its kind did not load
 * - cut_off: what the analysis needs did not come whole; what came of it is kept
 * - not_analyzed: it is there, but this device could not run it
 */
export type ReadProblem = ProblemCode | 'not_loaded' | 'cut_off' | 'not_analyzed'

export type FileAnswer =
  | LoadAnswer
  /** What the analysis needs is being fetched onto this device. */
  | { readonly step: 'getting'; readonly progress: ReaderProgress }
  /** The share that is analyzed, from 0 to 1, in whole percents. */
  | { readonly step: 'analyzing'; readonly share: number }
  | { readonly step: 'done'; readonly file: WordsRead | FileRead }
  | { readonly step: 'failed'; readonly problem: ReadProblem }
