import type { TimeMeaning } from '../reader/stances.ts'

/** What words at an offset of the document's text are about, by the trained reader; undefined where it does not tell. */
export type MeaningAt = (start: number) => TimeMeaning | undefined

export const untold: MeaningAt = () => undefined
