import type { Clock } from '@hub/core/clock/clock'
import type { ClockDate } from '@hub/core/clock/clockDate'
import { type ReactNode, type RefObject, useId } from 'react'
import { ClockDates, OpenDates } from './ClockDates.tsx'
import styles from './ClockList.module.css'

interface ClockListProps {
  clock: Clock
  /** What can be done with a date. */
  renderActions: (date: ClockDate) => ReactNode
  heading: RefObject<HTMLHeadingElement | null>
}

/** The DOM id of the list's heading. */
export const ALL_DATES = 'all-dates'

/** All dates of a case as a list: those with a day, then those without one. */
export function ClockList({ clock, renderActions, heading }: ClockListProps) {
  const id = useId()
  const partsOf = (date: ClockDate) => ({ actions: renderActions(date) })
  return (
    <>
      <section className={styles.group} aria-labelledby={ALL_DATES}>
        <h2 ref={heading} tabIndex={-1} id={ALL_DATES}>
          All dates
        </h2>
        <ClockDates clock={clock} partsOf={partsOf} />
      </section>
      {clock.open.length > 0 && (
        <section className={styles.group} aria-labelledby={`${id}-open`}>
          <h2 id={`${id}-open`}>
            No day yet <span className={styles.count}>{clock.open.length}</span>
          </h2>
          <OpenDates clock={clock} partsOf={partsOf} />
        </section>
      )}
    </>
  )
}
