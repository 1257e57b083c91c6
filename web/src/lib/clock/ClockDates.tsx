import type { Clock } from '@hub/core/clock/clock'
import { type ClockDate, isDated } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import type { ReactNode } from 'react'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import styles from './ClockDates.module.css'
import { ClockBox, ClockMark, markOf } from './ClockMark.tsx'
import { boxesOf, isRunning } from './clockBoxes.ts'
import { DateSources } from './DateSources.tsx'
import { dateWords, listedDates, type Remark } from './dateWords.ts'
import { longDay } from './dayWords.ts'

/** A longer count is told by its words alone. */
const MOST_BOXES = 35

/** What a screen adds to a date of the list. */
export interface DateParts {
  /** Its DOM id, where something leads to it. */
  id?: string
  /** Where it is from; its sources, each with its link, where nothing is given. */
  sources?: ReactNode
  /** What else must be known of it. */
  note?: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
}

interface ClockDatesProps {
  clock: Clock
  partsOf: (date: ClockDate) => DateParts
  /** What is said of a day to act that has passed. */
  overdue?: string
  /** What the document is called. */
  noun?: string
}

/**
 * Every date that has a day, in order, past to next. On narrow screens and for screen readers the list is the drawing: the
 * same shapes hang on a line, and each date says how it was counted.
 */
export function ClockDates(props: ClockDatesProps) {
  const { today } = props.clock
  const { earlier, before, after } = listedDates(props.clock)
  const entry = (date: ClockDate) => <ListedDate key={date.id} date={date} {...props} />
  return (
    <>
      {earlier.length > 0 && (
        <details>
          <FoldTitle>
            {earlier.length} earlier {earlier.length === 1 ? 'date' : 'dates'}
          </FoldTitle>
          <ol className={styles.dates}>{earlier.map(entry)}</ol>
        </details>
      )}
      <ol className={styles.dates}>
        {before.map(entry)}
        <li className={styles.today}>
          <i className={styles.now} aria-hidden="true" />
          <p>Today, {longDay(today, today)}</p>
        </li>
        {after.map(entry)}
      </ol>
    </>
  )
}

/** The dates that have no day yet, in the order of the process. */
export function OpenDates(props: ClockDatesProps) {
  return (
    <ol className={styles.dates}>
      {props.clock.open.map((date) => (
        <ListedDate key={date.id} date={date} {...props} />
      ))}
    </ol>
  )
}

interface ListedDateProps extends ClockDatesProps {
  date: ClockDate
}

function ListedDate({ date, clock, partsOf, overdue, noun }: ListedDateProps) {
  const { id, sources, note, actions } = partsOf(date)
  const mark = markOf(date)
  const { lead, what, whose, actor, state, says, how, remark } = dateWords(date, clock, {
    overdue,
    noun,
  })
  return (
    <li className={mark.look === 'dashed' ? styles.loose : undefined}>
      <ClockMark {...mark} />
      <article
        id={id}
        tabIndex={id === undefined ? undefined : -1}
        className={styles.body}
        aria-label={`${lead}: ${date.what}`}
      >
        <h3 className={styles.line}>
          <span className={styles.day}>{lead}</span>
          {what !== null && (
            <>
              <VisuallyHidden>: </VisuallyHidden>
              <span>{what}</span>
            </>
          )}
        </h3>
        {(whose !== null || state !== null) && (
          <p className={styles.tags}>
            {whose !== null && <b>{whose}</b>}
            <Tag words={actor} />
            <Tag words={state} isCare={date.state === 'overdue'} />
          </p>
        )}
        <Boxes date={date} />
        {says !== null && <p className={styles.how}>{says}</p>}
        <p className={styles.how}>
          {how} {remark !== null && <CitedWords {...remark} />}{' '}
          {sources ?? <DateSources sources={date.sources} />}
        </p>
        {note}
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    </li>
  )
}

/** Words that end in what they rest on, as `remarkOf` gives them. */
function CitedWords({ words, cite }: Remark) {
  return cite === null ? (
    words
  ) : (
    <>
      {words} <LinkedCite>{cite}</LinkedCite>.
    </>
  )
}

function Tag({ words, isCare = false }: { words: string | null; isCare?: boolean }) {
  return words === null ? null : (
    <span className={isCare ? styles.overdue : undefined}>{words}</span>
  )
}

function Boxes({ date }: { date: ClockDate }) {
  const boxes = isDated(date) ? (isRunning(date) ? boxesOf(date) : []) : openBoxes(date)
  if (boxes.length === 0 || boxes.length > MOST_BOXES) return null
  return (
    <div className={styles.days} aria-hidden="true">
      {boxes.map(({ day, isCertain }) => (
        <ClockBox key={day} isRule={date.type === 'limit'} isCertain={isCertain} />
      ))}
    </div>
  )
}

/** A length that has not begun is drawn at its true size, and not certain. */
function openBoxes({ counted }: ClockDate): readonly { day: Day; isCertain: boolean }[] {
  if (counted === null || counted.length.unit !== 'day') return []
  return Array.from({ length: counted.length.amount }, (_, day) => ({ day, isCertain: false }))
}
