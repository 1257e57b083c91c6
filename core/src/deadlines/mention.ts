/** A date as a sentence writes it. Offsets are UTF-16 units into the sentence. */
export interface Mention {
  readonly start: number
  readonly end: number
  /** Null where the words leave it out. */
  readonly year: number | null
  /** From 1; null for "the 13th". */
  readonly month: number | null
  readonly day: number
  /** 0 for Sunday; null where none is written. */
  readonly weekday: number | null
}

/** A sentence as recognizers read it: `plain` is `text` in lower case, with the same offsets. */
export interface SentenceText {
  readonly text: string
  readonly plain: string
}
