import type { Dated } from '@hub/core/clock/clockDate'
import type { ClosedDay } from '@hub/core/clock/closedDays'
import type { Day } from '@hub/core/deadlines/civilDate'

/** One column of the drawing, from the left; the names of the lanes stand before the first. */
export type ClockColumn =
  | { readonly type: 'day'; readonly day: Day }
  /** A cut gap: so many days are not drawn. */
  | { readonly type: 'cut'; readonly days: number }
  /** A date before or after the window: not to scale. `width` is in px. */
  | { readonly type: 'before' | 'after'; readonly date: string; readonly width: number }

/** Circle: it happens. Diamond: a last day to act. Brackets: not before, or at the latest. */
export type MarkShape = 'circle' | 'diamond' | 'not_before' | 'at_latest'

/** A date's place in the drawing. Columns count from 0. */
export interface PlacedDate {
  readonly date: string
  readonly shape: MarkShape
  /** Hollow: passed or done. Dashed: only planned, or not certain. */
  readonly look: 'solid' | 'hollow' | 'dashed'
  /** The column of the mark, and of a stretch the last one. */
  readonly column: number
  readonly lastColumn: number
  /** From 0; of what happens, counted from the line upward. */
  readonly row: number
  /** Its words start at the column or end at it; null where the list alone has them. */
  readonly label: { readonly column: number; readonly align: 'start' | 'end' } | null
  readonly boxes: readonly { readonly column: number; readonly isCertain: boolean }[]
}

/** What happens, what you do, the federal rule: a lane with nothing in it is left out. */
export interface ClockLane {
  readonly lane: 'happens' | 'you' | 'rule'
  readonly rows: number
  /** Whether labels have their words; else they are dates only, and the list has the words. */
  readonly hasWords: boolean
  readonly dates: readonly PlacedDate[]
}

/** Columns with one reason behind them: a weekend, a federal holiday, closed days of the school. */
export interface ClockBand {
  readonly first: number
  readonly last: number
  readonly closed: ClosedDay
}

/** The drawing of a clock, by columns and rows. */
export interface ClockColumns {
  readonly columns: readonly ClockColumn[]
  /** The width of a day's column in px. */
  readonly dayWidth: number
  readonly today: number
  readonly lanes: readonly ClockLane[]
  readonly bands: readonly ClockBand[]
  /** The first column of each month that has room for its name. */
  readonly months: readonly { readonly column: number; readonly day: Day }[]
  /** The columns under which the day's number stands. */
  readonly numbered: readonly number[]
  /** How many dates stand nowhere in the drawing, and in the list alone. */
  readonly leftOut: number
}

/** What the drawing must know of the page. */
export interface DrawingRoom {
  /** The width that the drawing has, in px. */
  readonly width: number
  /** The reader's size of text, in px: one rem. */
  readonly rem: number
  /** How wide a date's label is in px as the page sets it: with its words, and with the date alone. */
  readonly widthOf: (date: Dated) => { readonly full: number; readonly short: number }
}
