import type { Clock } from '@hub/core/clock/clock'
import type { Dated } from '@hub/core/clock/clockDate'
import { dateOf } from '@hub/core/deadlines/civilDate'
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './ClockDrawing.module.css'
import { ClockBox, ClockMark } from './ClockMark.tsx'
import { clockColumns } from './clockColumns.ts'
import type { ClockColumns, ClockLane, DrawingRoom, PlacedDate } from './clockGrid.ts'
import { monthOf } from './dayWords.ts'
import { drawnDate } from './drawnWords.ts'

const laneNames = { happens: 'What happens', you: 'What you do', rule: 'Federal rule' } as const

/** In the grid the lanes' names come first, and its lines count from 1. */
const FIRST_COLUMN = 2
const MONTH_ROW = 1
/** Names of holidays and closed days take turns in two rows, so that neighbours do not touch. */
const NAME_ROWS = [2, 3] as const
const FIRST_ROW = 4

/**
 * The case drawn by days, where there is room for it. It says nothing that the list below it does not say, so it is
 * hidden from screen readers and has no stops; on paper the list stands alone.
 */
export function ClockDrawing({ clock }: { clock: Clock }) {
  const ref = useRef<HTMLDivElement>(null)
  const room = useRoom(ref, clock)
  const drawing = useMemo(() => room && clockColumns(clock, room), [clock, room])
  return (
    <div ref={ref} className={styles.room} aria-hidden="true">
      {drawing && <Plot clock={clock} drawing={drawing} />}
    </div>
  )
}

/** How much room there is, as the page sets its text; measured again when it changes. */
function useRoom(ref: React.RefObject<HTMLElement | null>, clock: Clock): DrawingRoom | undefined {
  const [size, setSize] = useState<{ width: number; rem: number; font: string }>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const next = { width: element.clientWidth, rem, font: getComputedStyle(element).fontFamily }
      setSize((known) => (known?.width === next.width && known.rem === rem ? known : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [ref])
  return useMemo(() => {
    if (!size) return undefined
    const context = document.createElement('canvas').getContext('2d')
    const widthIn = (words: string, weight: number) => {
      if (!context) return Infinity
      context.font = `${weight} ${size.rem}px ${size.font}`
      return context.measureText(words).width + 2
    }
    const widthOf = (date: Dated) => {
      const { day, what } = drawnDate(date, clock.today)
      const [short, words] = [widthIn(day, 600), widthIn(what, 400)]
      return { short, full: date.type === 'event' ? Math.max(short, words) : short + words }
    }
    return { width: size.width, rem: size.rem, widthOf }
  }, [size, clock.today])
}

interface PlotProps {
  clock: Clock
  drawing: ClockColumns
}

function Plot({ clock, drawing }: PlotProps) {
  const { columns, dayWidth, lanes, leftOut } = drawing
  const widths = columns.map((column) => {
    if (column.type === 'day') return `${dayWidth}px`
    return column.type === 'cut' ? '1.5rem' : `${column.width}px`
  })
  const above = lanes.find(({ lane }) => lane === 'happens')
  const axis = FIRST_ROW + (above?.rows ?? 0)
  const byId = new Map(clock.dates.map((date) => [date.id, date]))
  const isCut = columns.some(({ type }) => type !== 'day')
  const notes = [
    isCut && 'Where the line is dashed it is not to scale: days are left out.',
    leftOut > 0 &&
      `${leftOut} more ${leftOut === 1 ? 'date stands' : 'dates stand'} in the list alone.`,
  ].filter(Boolean)
  let row = axis + 1
  return (
    <div className={styles.drawing}>
      <p className={styles.title}>Past, today, next</p>
      <div
        className={styles.plot}
        style={{ gridTemplateColumns: `6.75rem ${widths.join(' ')}` }}
        data-drawing=""
      >
        <Behind drawing={drawing} axis={axis} lanes={lanes} />
        <span className={styles.lane} style={at(axis, 1)}>
          {laneNames.happens}
        </span>
        {above?.dates.map((placed) => (
          <Happening
            key={placed.date}
            placed={placed}
            date={byId.get(placed.date)}
            clock={clock}
            axis={axis}
            hasWords={above.hasWords}
          />
        ))}
        {lanes.map((lane) => {
          if (lane.lane === 'happens') return null
          const first = row
          row += lane.rows * 2
          return <Lane key={lane.lane} lane={lane} first={first} byId={byId} clock={clock} />
        })}
      </div>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </div>
  )
}

/** A place in the grid, by the columns of the drawing. */
function at(row: number, column: number | string): CSSProperties {
  return { gridRow: row, gridColumn: column }
}

const span = (first: number, last: number) => `${first + FIRST_COLUMN} / ${last + FIRST_COLUMN + 1}`

function Behind({
  drawing,
  axis,
  lanes,
}: {
  drawing: ClockColumns
  axis: number
  lanes: readonly ClockLane[]
}) {
  const { columns, bands, months, numbered, today } = drawing
  const below = lanes.filter(({ lane }) => lane !== 'happens')
  const rows = below.reduce((sum, lane) => sum + lane.rows * 2, 1)
  const named = bands.filter(({ closed }) => closed.type !== 'weekend')
  return (
    <>
      {months.map(({ column, day }) => (
        <Name key={column} drawing={drawing} row={MONTH_ROW} first={column} last={column}>
          {monthOf(day)}
        </Name>
      ))}
      {bands.map(({ first, last, closed }) => (
        <span
          key={first}
          className={styles.band}
          style={{ gridColumn: span(first, last), gridRow: `${axis} / ${axis + rows}` }}
          data-band={closed.type}
        />
      ))}
      {named.map(({ first, last, closed }, index) => (
        <Name
          key={first}
          drawing={drawing}
          row={NAME_ROWS[index % 2] ?? 2}
          first={first}
          last={last}
        >
          {closed.type === 'weekend' ? '' : (closed.name ?? 'School closed')}
        </Name>
      ))}
      {columns.map(({ type }, column) => (
        <span
          key={column}
          className={classes(styles.axis, type !== 'day' && styles.cut)}
          style={at(axis, column + FIRST_COLUMN)}
        />
      ))}
      {numbered.map((column) => {
        const one = columns[column]
        if (one?.type !== 'day') return null
        return (
          <span
            key={column}
            className={classes(styles.number, column === today && styles.today)}
            style={at(axis, column + FIRST_COLUMN)}
          >
            <b>{dateOf(one.day).day}</b>
            {column === today && <span>Today</span>}
          </span>
        )
      })}
    </>
  )
}

interface NameProps {
  drawing: ClockColumns
  row: number
  first: number
  last: number
  children: string
}

/** A name over some columns; in the last third it ends with them, so that it stays inside. */
function Name({ drawing, row, first, last, children }: NameProps) {
  const isLate = first > (drawing.columns.length * 2) / 3
  const columns = isLate ? `1 / ${last + FIRST_COLUMN + 1}` : `${first + FIRST_COLUMN} / -1`
  return (
    <span className={classes(styles.name, isLate && styles.ending)} style={at(row, columns)}>
      {children}
    </span>
  )
}

interface PlacedProps {
  placed: PlacedDate
  date: Dated | undefined
  clock: Clock
  hasWords: boolean
}

/** Above the line its label, on the line its mark. */
function Happening({ placed, date, clock, axis, hasWords }: PlacedProps & { axis: number }) {
  const { column, lastColumn, shape, look, label, row } = placed
  if (!date) return null
  return (
    <>
      <Label placed={placed} date={date} clock={clock} hasWords={hasWords} row={axis - 1 - row} />
      <span className={styles.onAxis} style={at(axis, span(column, lastColumn))}>
        <ClockMark shape={shape} look={look} />
      </span>
      {label !== null && row > 0 && (
        <span
          className={styles.pole}
          style={{ gridColumn: column + FIRST_COLUMN, gridRow: `${axis - row} / ${axis}` }}
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
      <b>{day}</b>
      {hasWords && <span>{what}</span>}
    </span>
  )
}

interface LaneProps {
  lane: ClockLane
  first: number
  byId: ReadonlyMap<string, Dated>
  clock: Clock
}

/** Below the line: for each row the labels, and under them boxes and marks. */
function Lane({ lane, first, byId, clock }: LaneProps) {
  return (
    <>
      <span className={styles.lane} style={at(first, 1)}>
        {laneNames[lane.lane]}
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
