/** Runs in a thread of its own, so that a long document does not hold up the server. */
import { analyze } from '@hub/core/analysis/analyze'
import type { DocumentType, Report } from '@hub/core/analysis/report'
import type { DocumentText } from '@hub/core/document/documentText'
import type { ReaderModel } from '@hub/core/reader/stances'
import { openReader } from './openReader.ts'
import { Ended, keepPace, type SharedPace } from './pace.ts'

/** What a thread is asked. */
export interface Work {
  /** Null: only the model is opened. */
  readonly document: DocumentText | null
  /** What its owner says that it is. */
  readonly kind?: DocumentType | undefined
  /** The model's folder. */
  readonly folder: string
  /** It is held, or ended, between two batches of windows. */
  readonly pace: SharedPace
}

/** What a thread answers. */
export type Worked =
  | { readonly report: Report | null }
  /** Why the model could not be opened. No word of a document is in it: none has been read. */
  | { readonly unopened: string }
  /** It was given up. */
  | { readonly ended: true }

let reader: ReaderModel | undefined
/** Of what is done now: a thread does one thing at a time. */
let current: SharedPace | undefined

const beforeBatch = () => {
  if (current) keepPace(current)
}

/** The thread opens the model at its first work and keeps it. One that could not be opened is tried again. */
export default async function work({ document, folder, kind, pace }: Work): Promise<Worked> {
  current = pace
  try {
    try {
      reader ??= await openReader(folder, beforeBatch)
    } catch (error) {
      if (error instanceof Ended) throw error
      return { unopened: error instanceof Error ? error.message : String(error) }
    }
    return { report: document && (await analyze(document, reader, undefined, kind)) }
  } catch (error) {
    if (error instanceof Ended) return { ended: true }
    throw error
  }
}
