import { type ClockDate, isOnlyNear } from '@hub/core/clock/clockDate'
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

/** What each shape means: for the eye alone, as the shapes are. The list says the same in words. */
export function ClockKey() {
  return (
    <ul className={styles.key} aria-hidden="true">
      <li>
        <ClockMark shape="circle" /> it happens
      </li>
      <li>
        <ClockMark shape="diamond" /> last day to act
      </li>
      <li>
        <ClockBox isRule={false} isCertain /> a day that counts
      </li>
      <li>
        <ClockMark shape="not_before" /> federal: not before
      </li>
      <li>
        <ClockMark shape="at_latest" /> federal: at the latest
      </li>
      <li>
        <ClockBox isRule isCertain /> a day that the rule counts
      </li>
      <li>
        <ClockMark shape="circle" look="dashed" /> not certain, or no day yet
      </li>
      <li>
        <ClockMark shape="circle" look="hollow" /> passed
      </li>
    </ul>
  )
}
