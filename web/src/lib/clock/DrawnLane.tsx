import type { Clock } from '@hub/core/clock/clock'
import type { Dated } from '@hub/core/clock/clockDate'
import { classes } from '../../ui/styles/classes.ts'
import styles from './ClockDrawing.module.css'
import { ClockBox, ClockMark } from './ClockMark.tsx'
import type { ClockLane, PlacedDate } from './clockGrid.ts'
import { at, FIRST_COLUMN, span } from './drawingGrid.ts'
import { drawnDate } from './drawnWords.ts'

interface PlacedProps {
  placed: PlacedDate
  date: Dated | undefined
  clock: Clock
  hasWords: boolean
}

/** Above the line its label, on the line its mark; of a stretch one at each end, and what lies between. */
export function Happening({ placed, date, clock, axis, hasWords }: PlacedProps & { axis: number }) {
  const { column, lastColumn, shape, look, label, row } = placed
  if (!date) return null
  return (
    <>
      <Label placed={placed} date={date} clock={clock} hasWords={hasWords} row={axis - 1 - row} />
      <span
        className={classes(
          styles.onAxis,
          lastColumn > column && (look === 'dashed' ? styles.loose : styles.stretch),
        )}
        style={at(axis, span(column, lastColumn))}
      >
        <ClockMark shape={shape} look={look} />
        {lastColumn > column && <ClockMark shape={shape} look={look} />}
      </span>
      {label !== null && row > 0 && (
        <span
          className={styles.pole}
          style={{ gridColumn: label.column + FIRST_COLUMN, gridRow: `${axis - row} / ${axis}` }}
        />
      )}
    </>
  )
}

function Label({ placed, date, clock, hasWords, row }: PlacedProps & { row: number }) {
  const { label } = placed
  if (!date || label === null) return null
  const { day, what } = drawnDate(date, clock.today)
  const isEnd = label.align === 'end'
  const columns = isEnd
    ? `1 / ${label.column + FIRST_COLUMN + 1}`
    : `${label.column + FIRST_COLUMN} / -1`
  return (
    <span
      className={classes(styles.label, isEnd && styles.ending, date.type === 'event' && styles.two)}
      style={at(row, columns)}
    >
      <b>{hasWords && date.type !== 'event' ? `${day}: ` : day}</b>
      {hasWords && <span>{what}</span>}
    </span>
  )
}

interface LaneProps {
  lane: ClockLane
  name: string
  first: number
  byId: ReadonlyMap<string, Dated>
  clock: Clock
}

/** Below the line: for each row the labels, and under them boxes and marks. */
export function DrawnLane({ lane, name, first, byId, clock }: LaneProps) {
  return (
    <>
      <span className={styles.lane} style={at(first, 1)}>
        {name}
      </span>
      {lane.dates.map((placed) => {
        const row = first + placed.row * 2
        return (
          <PlacedOne
            key={placed.date}
            placed={placed}
            date={byId.get(placed.date)}
            clock={clock}
            hasWords={lane.hasWords}
            row={row}
          />
        )
      })}
    </>
  )
}

function PlacedOne({ placed, date, clock, hasWords, row }: PlacedProps & { row: number }) {
  const { boxes, column, shape, look } = placed
  return (
    <>
      <Label placed={placed} date={date} clock={clock} hasWords={hasWords} row={row} />
      {boxes.map((box) => (
        <span
          key={box.column}
          className={styles.box}
          style={at(row + 1, box.column + FIRST_COLUMN)}
        >
          <ClockBox isRule={date?.type === 'limit'} isCertain={box.isCertain} />
        </span>
      ))}
      <span
        className={classes(styles.onRow, shape === 'at_latest' && styles.atStart)}
        style={at(row + 1, column + FIRST_COLUMN)}
      >
        <ClockMark shape={shape} look={look} />
      </span>
    </>
  )
}
