import type { Clock } from '@hub/core/clock/clock'
import type { Dated } from '@hub/core/clock/clockDate'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import styles from './ClockDrawing.module.css'
import { clockColumns } from './clockColumns.ts'
import type { ClockColumns, ClockLane, DrawingRoom } from './clockGrid.ts'
import { DrawnBehind } from './DrawnBehind.tsx'
import { DrawnLane, Happening } from './DrawnLane.tsx'
import { at, FIRST_ROW } from './drawingGrid.ts'
import { drawnDate } from './drawnWords.ts'

const laneNames = { happens: 'What happens', you: 'What you do', rule: 'Federal rule' } as const

interface ClockDrawingProps {
  clock: Clock
  /** Its title, where none stands above it. */
  title?: string
  /** Is told whether there is room for it, before that is shown. */
  onDrawn?: (isDrawn: boolean) => void
}

/**
 * Dates drawn by days, where there is room for it. It says nothing that the list below it does not say, so it is
 * hidden from screen readers and has no stops; on paper the list stands alone.
 */
export function ClockDrawing({ clock, title, onDrawn }: ClockDrawingProps) {
  const ref = useRef<HTMLDivElement>(null)
  const room = useRoom(ref, clock)
  const drawing = useMemo(() => room && clockColumns(clock, room), [clock, room])
  const isDrawn = Boolean(drawing)
  useLayoutEffect(() => onDrawn?.(isDrawn), [isDrawn, onDrawn])
  return (
    <div ref={ref} className={styles.room} aria-hidden="true">
      {drawing && (
        <div className={title ? styles.titled : undefined}>
          {title && <p className={styles.title}>{title}</p>}
          <Plot clock={clock} drawing={drawing} />
        </div>
      )}
    </div>
  )
}

/** How much room there is, as the page sets its text; measured again when it changes. */
function useRoom(ref: RefObject<HTMLElement | null>, clock: Clock): DrawingRoom | undefined {
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
      const full = date.type === 'event' ? Math.max(short, words) : widthIn(`${day}: `, 600) + words
      return { short, full }
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
  const below = lanes.filter(({ lane }) => lane !== 'happens')
  const axis = FIRST_ROW + (above?.rows ?? 0)
  const byId = new Map(clock.dates.map((date) => [date.id, date]))
  const isCut = columns.some(({ type }) => type !== 'day')
  const notes = [
    isCut && 'Where the line is dashed it is not to scale: days are left out.',
    leftOut > 0 && `${leftOut} more ${leftOut === 1 ? 'date is' : 'dates are'} only in the list.`,
  ].filter(Boolean)
  return (
    <>
      <div
        className={styles.plot}
        style={{ gridTemplateColumns: `6.75rem ${widths.join(' ')}` }}
        data-drawing=""
      >
        <DrawnBehind drawing={drawing} axis={axis} lanes={lanes} />
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
        {below.map((lane, index) => (
          <DrawnLane
            key={lane.lane}
            lane={lane}
            name={laneNames[lane.lane]}
            first={axis + 1 + rowsOf(below.slice(0, index))}
            byId={byId}
            clock={clock}
          />
        ))}
      </div>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </>
  )
}

/** Each row of a lane has one for its labels, and below it one for its shapes. */
function rowsOf(lanes: readonly ClockLane[]): number {
  return lanes.reduce((sum, { rows }) => sum + rows * 2, 0)
}
