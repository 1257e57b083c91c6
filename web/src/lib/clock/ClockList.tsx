import type { Clock } from '@hub/core/clock/clock'
import { type ClockDate, isDated } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { type ReactNode, type RefObject, useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import styles from './ClockList.module.css'
import { ClockBox, ClockMark, markOf } from './ClockMark.tsx'
import { boxesOf, isRunning } from './clockBoxes.ts'
import { actorWords, leadWords, stateWords, whoseWords } from './clockWords.ts'
import { DateSources } from './DateSources.tsx'
import { longDay, plainDay } from './dayWords.ts'
import { howCounted } from './howCounted.ts'

/** A longer count is told by its words alone. */
const MOST_BOXES = 35

interface ClockListProps {
  clock: Clock
  /** What can be done with a date. */
  renderActions: (date: ClockDate) => ReactNode
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * Every date in its order, past to next, then those without a day. On narrow screens and for screen readers it is the
 * drawing: the same shapes hang on a line, and each date says how it was counted.
 */
export function ClockList({ clock, renderActions, heading }: ClockListProps) {
  const { dates, open, today } = clock
  const id = useId()
  const isOver = ({ state, day }: ClockDate) =>
    (state === 'passed' || state === 'done') && day !== null && day < today
  const [earlier, others] = [dates.filter(isOver), dates.filter((date) => !isOver(date))]
  const before = others.filter(({ day }) => day < today)
  const after = others.filter(({ day }) => day >= today)
  const entry = (date: ClockDate) => (
    <ListedDate key={date.id} date={date} clock={clock} actions={renderActions(date)} />
  )
  return (
    <>
      <section className={styles.group} aria-labelledby={`${id}-all`}>
        <h2 ref={heading} tabIndex={-1} id={`${id}-all`}>
          All dates
        </h2>
        {earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary>
              {earlier.length} earlier {earlier.length === 1 ? 'date' : 'dates'}
              <Icon name="chevron-down" />
            </summary>
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
      </section>
      {open.length > 0 && (
        <section className={styles.group} aria-labelledby={`${id}-open`}>
          <h2 id={`${id}-open`}>
            No day yet <span className={styles.count}>{open.length}</span>
          </h2>
          <ol className={styles.dates}>{open.map(entry)}</ol>
        </section>
      )}
    </>
  )
}

interface ListedDateProps {
  date: ClockDate
  clock: Clock
  actions: ReactNode
}

function ListedDate({ date, clock, actions }: ListedDateProps) {
  const { today } = clock
  const tags = [actorWords(date), stateWords(date)].filter((word) => word !== null)
  const mark = markOf(date)
  return (
    <li className={mark.look === 'dashed' ? styles.loose : undefined}>
      <ClockMark {...mark} />
      <article className={styles.body} aria-label={`${leadWords(date, today)}: ${date.what}`}>
        <div className={styles.line}>
          <p className={styles.day}>{leadWords(date, today)}</p>
          <h3 className={styles.what}>{date.what}</h3>
        </div>
        <p className={styles.tags}>
          <b>{whoseWords(date)}</b>
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
        <Boxes date={date} />
        <p className={styles.how}>
          {howCounted(date, today, startOf(date, clock)).join(' ')}{' '}
          <Remark date={date} clock={clock} /> <DateSources sources={date.sources} />
        </p>
        <div className={styles.actions}>{actions}</div>
      </article>
    </li>
  )
}

/** What a length counts from, where that is one of the case. */
function startOf({ counted }: ClockDate, { dates, open }: Clock): string | undefined {
  return [...dates, ...open].find(({ id }) => id === counted?.event)?.what
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

/** What must be said besides: what is left to do, and what a limit does not tell. */
function Remark({ date, clock }: { date: ClockDate; clock: Clock }) {
  const { today } = clock
  if (date.state === 'overdue') {
    return (
      <>
        You can still ask for more time in writing. The school may allow it for good cause,{' '}
        <LinkedCite>34 CFR 106.45(b)(1)(v)</LinkedCite>.
      </>
    )
  }
  if (date.certainty === 'plan') {
    return (
      <>
        It is what the school plans. The rule sets no number of days for the whole process,{' '}
        <LinkedCite>34 CFR 106.45(b)(1)(v)</LinkedCite>.
      </>
    )
  }
  if (date.type !== 'limit') return null
  if (date.counted?.length.days === 'unsaid')
    return 'The rule says “days”, and the school chooses which days count.'
  if (date.limit === 'ocr_complaint' && date.day === null) {
    const names = new Map([...clock.dates, ...clock.open].map((one) => [one.id, one.what]))
    const wouldBe = date.wouldBe.map(
      ({ event, day }) => `From “${names.get(event)}” it would be ${plainDay(day, today)}.`,
    )
    return [
      ...wouldBe,
      'The office counts from the last act. Another act may count, earlier or later, so ask. To count from an act, add it as “The last act that I would complain to a federal office about”.',
    ].join(' ')
  }
  const isOffice = date.limit === 'ocr_complaint' || date.limit === 'ocr_after_process'
  if (isOffice && date.state === 'passed') {
    return 'If you are late, give the reason and ask the office for a waiver.'
  }
  return null
}
