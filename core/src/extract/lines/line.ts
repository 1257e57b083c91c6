/**
 * How a line stands to the one before it: 'near' at the usual distance, 'apart' with more space between,
 * 'turn' at the top of a new page or column, where distance says nothing.
 */
export type Gap = 'near' | 'apart' | 'turn'

/** A printed line. Lengths are in one unit for all lines given together: points, or characters. */
export interface Line {
  /** Written before the line where it begins a paragraph, such as '> ' of a quoted e-mail. */
  readonly mark?: string
  readonly text: string
  readonly left: number
  readonly right: number
  /** Where the text of this line could have gone on to; Infinity where lines are not wrapped. */
  readonly edge: number
  readonly gap: Gap
  /** Height of the letters. */
  readonly size: number
  /** Names of the face of the first and of the last word; equal names look equal. */
  readonly startStyle: string
  readonly endStyle: string
  /** A row of a table: it stands alone. */
  readonly isRow: boolean
  /** How many pages begin before this line; mostly 0. */
  readonly pageStarts: number
}
