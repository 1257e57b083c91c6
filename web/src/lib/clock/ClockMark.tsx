import { type ClockDate, isOnlyNear } from '@hub/core/clock/clockDate'
import type { ReactNode } from 'react'
import { classes } from '../../ui/styles/classes.ts'
import styles from './ClockMark.module.css'
import type { MarkShape, PlacedDate } from './clockGrid.ts'

type Look = PlacedDate['look']

/** A date's shape: what kind of date it is, and whether it is certain or over. Words beside it say the same. */
export function ClockMark({ shape, look = 'solid' }: { shape: MarkShape; look?: Look }) {
  return (
    <i
      className={classes(styles.mark, styles[shape], look !== 'solid' && styles[look])}
      aria-hidden="true"
    />
  )
}

/** The shape of a date in the list, where those without a day have one too. */
export function markOf(date: ClockDate): { shape: MarkShape; look: Look } {
  return { shape: shapeOf(date), look: lookOf(date) }
}

function shapeOf(date: ClockDate): MarkShape {
  if (date.type === 'limit') return date.bound === 'by' ? 'at_latest' : 'not_before'
  return date.type === 'event' ? 'circle' : 'diamond'
}

function lookOf(date: ClockDate): Look {
  const { certainty, state, type } = date
  const isLoose = state === 'open' || isOnlyNear(date)
  if (isLoose || (type === 'event' && certainty === 'unsure')) return 'dashed'
  return state === 'passed' || state === 'overdue' || state === 'done' ? 'hollow' : 'solid'
}

/** One counted day. */
export function ClockBox({ isRule, isCertain }: { isRule: boolean; isCertain: boolean }) {
  return <i className={classes(styles.box, isRule && styles.ofRule, !isCertain && styles.maybe)} />
}

interface Shape {
  readonly mark: ReactNode
  readonly words: string
  readonly isOf: (date: ClockDate) => boolean
}

const shapes: readonly Shape[] = [
  {
    mark: <ClockMark shape="circle" />,
    words: 'it happens',
    isOf: (date) => shapeOf(date) === 'circle',
  },
  {
    mark: <ClockMark shape="diamond" />,
    words: 'last day to act',
    isOf: (date) => shapeOf(date) === 'diamond',
  },
  {
    mark: <ClockBox isRule={false} isCertain />,
    words: 'a day that counts',
    isOf: ({ type, counted }) => type !== 'limit' && counted !== null,
  },
  {
    mark: <ClockMark shape="not_before" />,
    words: 'federal: not before',
    isOf: (date) => shapeOf(date) === 'not_before',
  },
  {
    mark: <ClockMark shape="at_latest" />,
    words: 'federal: at the latest',
    isOf: (date) => shapeOf(date) === 'at_latest',
  },
  {
    mark: <ClockBox isRule isCertain />,
    words: 'a day that the rule counts',
    isOf: ({ type, counted }) => type === 'limit' && counted !== null,
  },
  {
    mark: <ClockMark shape="circle" look="dashed" />,
    words: 'not certain, or no day yet',
    isOf: (date) => lookOf(date) === 'dashed',
  },
  {
    mark: <ClockMark shape="circle" look="hollow" />,
    words: 'passed',
    isOf: (date) => lookOf(date) === 'hollow',
  },
]

/** What each shape that the dates have means: for the eye alone, as the shapes are. The list says the same in words. */
export function ClockKey({ dates }: { dates: readonly ClockDate[] }) {
  return (
    <ul className={styles.key} aria-hidden="true">
      {shapes
        .filter(({ isOf }) => dates.some(isOf))
        .map(({ mark, words }) => (
          <li key={words}>
            {mark} {words}
          </li>
        ))}
    </ul>
  )
}
