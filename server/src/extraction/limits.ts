import { availableParallelism } from 'node:os'

/** One document's process, in milliseconds. A picture's reading does not count: it has its own. */
export const READING_MS = 30_000
/** Reading the words of one picture, and of all pictures of one document. */
export const PICTURE_MS = 30_000
export const PICTURES_MS = 300_000

/** V8's heap for one document. A text of 20 million characters and its layout stay below. */
export const HEAP_MB = 512
/** All memory of the process, with what V8 does not count (files, decoded pictures). */
export const PROCESS_MB = 1024

/** What a child may send: the longest text as JSON, or a picture of a page. */
export const ANSWER_BYTES_MAX = 128 * 1024 * 1024

/** Documents read at the same time: one core stays for the server. */
export const AT_ONCE = Math.max(1, availableParallelism() - 1)
