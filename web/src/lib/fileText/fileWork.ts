/** What the page and the worker that reads files say to each other. */
import type { Report } from '@hub/core/analysis/report'
import type { DocumentText } from '@hub/core/document/documentText'
import type { FileType } from '@hub/core/extract/extracted'
import type { ProblemCode } from '@hub/core/extract/problem'
import type { LoadAnswer } from '../spareWorker.ts'

export interface FileQuestion {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** What its name says it is; its content decides. */
  readonly named: FileType
}

/** A file that was read, and what the analysis says of it. */
export interface FileRead {
  readonly type: FileType
  readonly document: DocumentText
  readonly report: Report
  /** Sentences about what was left out or may be wrong. */
  readonly notes: readonly string[]
}

/**
 * Asks the worker to load all readers now, so that no file waits for one or needs the network. It answers 'loaded', or
 * 'not_loaded' where one of them did not come.
 */
export const PREPARE = 'prepare'

/** Why a file was not read: the extraction's reason, or that its reader did not load, which is no fault of the file. */
export type ReadProblem = ProblemCode | 'not_loaded'

export type FileAnswer =
  | LoadAnswer
  | { readonly step: 'analyzing' }
  | { readonly step: 'done'; readonly file: FileRead }
  | { readonly step: 'failed'; readonly problem: ReadProblem }
