import { availableParallelism } from 'node:os'

/** What one document may cost. */
export interface ExtractionLimits {
  /** Of the clock, without the time that the reading of pictures takes. */
  readonly milliseconds: number
  /** All memory of the process, with what V8 does not count (files, decoded pictures). */
  readonly megabytes: number
}

export const usualLimits: ExtractionLimits = { milliseconds: 30_000, megabytes: 1024 }

/** V8's heap for one document. A text of 20 million characters and its layout stay below. */
export const HEAP_MB = 512

/** Reading the words of one picture, and of all pictures of one document, in milliseconds. */
export const PICTURE_MS = 30_000
export const PICTURES_MS = 300_000

/** What a child may send: the longest text as JSON, or a picture of a page. */
export const ANSWER_BYTES_MAX = 128 * 1024 * 1024

/** Documents read at the same time: one core stays for the server. */
export const AT_ONCE = Math.max(1, availableParallelism() - 1)

/** How long a process may wait for its document before it is ended, in milliseconds. */
export const SPARE_MS = 60_000
