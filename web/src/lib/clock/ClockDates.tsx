import type { Clock } from '@hub/core/clock/clock'
import { type ClockDate, isDated, isOnlyNear } from '@hub/core/clock/clockDate'
import type { Day } from '@hub/core/deadlines/civilDate'
import { QUOTED } from '@hub/core/deadlines/what'
import type { ReactNode } from 'react'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import styles from './ClockDates.module.css'
import { ClockBox, ClockMark, markOf } from './ClockMark.tsx'
import { boxesOf, isRunning } from './clockBoxes.ts'
import { actorWords, leadWords, stateWords, whoseWords } from './clockWords.ts'
import { DateSources } from './DateSources.tsx'
import { longDay, plainDay } from './dayWords.ts'
import { howCounted } from './howCounted.ts'

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
  const { dates, today } = props.clock
  const isOver = ({ state, day }: ClockDate) =>
    (state === 'passed' || state === 'done') && day !== null && day < today
  const [earlier, others] = [dates.filter(isOver), dates.filter((date) => !isOver(date))]
  const before = others.filter(({ day }) => day < today)
  const after = others.filter(({ day }) => day >= today)
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

function ListedDate({ date, clock, partsOf, overdue, noun = 'letter' }: ListedDateProps) {
  const { today } = clock
  const { id, sources, note, actions } = partsOf(date)
  const mark = markOf(date)
  // Its day alone tells that it has happened; and the letter's own date is no event.
  const isTold =
    date.type === 'event' &&
    (date.what === 'Letter date' || (date.state === 'passed' && !isOnlyNear(date)))
  const isQuoted = date.what.startsWith(QUOTED)
  return (
    <li className={mark.look === 'dashed' ? styles.loose : undefined}>
      <ClockMark {...mark} />
      <article
        id={id}
        tabIndex={id === undefined ? undefined : -1}
        className={styles.body}
        aria-label={`${leadWords(date, today)}: ${date.what}`}
      >
        <h3 className={styles.line}>
          <span className={styles.day}>{leadWords(date, today)}</span>
          {!isQuoted && (
            <>
              <VisuallyHidden>: </VisuallyHidden>
              <span>{date.what}</span>
            </>
          )}
        </h3>
        {!isTold && (
          <p className={styles.tags}>
            {/* Who has to keep it its own words tell. */}
            {!isQuoted && <b>{whoseWords(date)}</b>}
            {!isQuoted && <Tag words={actorWords(date)} />}
            <Tag words={stateWords(date, overdue)} isCare={date.state === 'overdue'} />
          </p>
        )}
        <Boxes date={date} />
        {isQuoted && (
          <p className={styles.how}>
            The {noun} says: {date.what}
          </p>
        )}
        <p className={styles.how}>
          {howCounted(date, today, startOf(date, clock)).join(' ')}{' '}
          <Remark date={date} clock={clock} /> {sources ?? <DateSources sources={date.sources} />}
        </p>
        {note}
        {actions && <div className={styles.actions}>{actions}</div>}
      </article>
    </li>
  )
}

function Tag({ words, isCare = false }: { words: string | null; isCare?: boolean }) {
  return words === null ? null : (
    <span className={isCare ? styles.overdue : undefined}>{words}</span>
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
  if (date.certainty === 'about' && date.counted === null) {
    return 'This day is not certain. Change it here once you know the exact one.'
  }
  if (date.type !== 'limit') return null
  if (date.counted?.length.days === 'unsaid')
    return 'The rule says “days”, and the school chooses which days count.'
  if (date.limit === 'ocr_complaint' && date.day === null) {
    const events = new Map([...clock.dates, ...clock.open].map((one) => [one.id, one]))
    const wouldBe = date.wouldBe.map(({ event, day }) => {
      const about = events.get(event)?.certainty === 'about' ? 'about ' : ''
      return `From “${events.get(event)?.what}” it would be ${about}${plainDay(day, today)}.`
    })
    return [
      ...wouldBe,
      'The office counts from the last act. Another act may count, earlier or later, so ask. To count from an act, add it as “The last act that I would complain to a federal office about”.',
    ].join(' ')
  }
  const isOffice = date.limit === 'ocr_complaint' || date.limit === 'ocr_after_process'
  if (isOffice && (date.state === 'passed' || date.state === 'may_have_passed')) {
    return 'If you are late, give the reason and ask the office for a waiver.'
  }
  return null
}
