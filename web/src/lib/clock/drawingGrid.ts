import type { CSSProperties } from 'react'

/** In the grid the lanes' names come first, and its lines count from 1. */
export const FIRST_COLUMN = 2
export const MONTH_ROW = 1
/** Names of holidays and closed days take turns in two rows, so that neighbours do not touch. */
export const NAME_ROWS = [2, 3] as const
export const FIRST_ROW = 4

/** A place in the grid, by its row and its columns. */
export function at(row: number, column: number | string): CSSProperties {
  return { gridRow: row, gridColumn: column }
}

/** From one column of the drawing to another, both included. */
export function span(first: number, last: number): string {
  return `${first + FIRST_COLUMN} / ${last + FIRST_COLUMN + 1}`
}
