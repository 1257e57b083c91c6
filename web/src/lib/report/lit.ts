/** The passage of a document that is lit now, and the entry it was lit from. UTF-16 offsets, [start, end). */
export interface Lit {
  readonly start: number
  readonly end: number
  /** The DOM id of the entry. */
  readonly item: string
}
