/** What the page and the worker that cleans files say to each other. */
import type { Trace } from '@hub/core/cleaning/trace'
import type { LoadAnswer } from '../spareWorker.ts'

/** A copy without what the file carries besides its text. */
export interface CleanCopy {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly hash: string | null
}

/**
 * Why there is no clean copy: files of this kind cannot be cleaned, this one cannot, it unpacks to too much to look
 * into, its words cannot be read or would not be the same, it would be too large, or nothing would be out of it.
 */
export type NoCopy = 'kind' | 'form' | 'inside' | 'unread' | 'words' | 'size' | 'stays'

export interface Found {
  readonly traces: readonly Trace[]
  /** SHA-256 of the original in hex; null where the browser cannot tell. */
  readonly hash: string | null
  readonly copy: CleanCopy | NoCopy
}

export type CleaningStep = 'looking' | 'checking'

/** Asks the worker to load all that it may need now. It answers 'loaded', or 'not_loaded' where a part did not come. */
export const PREPARE = 'prepare'

/** A part that does not load is no answer: the worker ends with an error then. */
export type CleaningAnswer =
  | LoadAnswer
  | { readonly step: CleaningStep }
  /** Nothing worth a question. */
  | { readonly step: 'nothing' }
  /** Locked, broken or of another kind: whoever reads it next says what is wrong. */
  | { readonly step: 'unseen' }
  | { readonly step: 'found'; readonly found: Found }
