import { dateOf } from '@hub/core/deadlines/civilDate'
import { classes } from '../../ui/styles/classes.ts'
import styles from './ClockDrawing.module.css'
import type { ClockColumns, ClockLane } from './clockGrid.ts'
import { monthOf } from './dayWords.ts'
import { at, FIRST_COLUMN, MONTH_ROW, NAME_ROWS, span } from './drawingGrid.ts'

/** What stands behind the dates: months, weekends and holidays, the line and its numbers, and today. */
export function DrawnBehind({
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
