import type { TimeMeaning } from '../reader/times.ts'

/** What words at an offset of the document's text are of, by the reader of times; undefined where it does not tell. */
export type MeaningAt = (start: number) => TimeMeaning | undefined

export const untold: MeaningAt = () => undefined
