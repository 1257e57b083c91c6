import type { FoundDate, Report } from '@hub/core/analysis/report'
import type { Clock } from '@hub/core/clock/clock'
import { type ClockDate, isOnlyNear } from '@hub/core/clock/clockDate'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { ClockDates, type DateParts, OpenDates } from '../clock/ClockDates.tsx'
import { ClockDrawing } from '../clock/ClockDrawing.tsx'
import { ClockKey } from '../clock/ClockMark.tsx'
import { CALENDAR_TITLE } from '../clock/calendarFile.ts'
import { leadWords } from '../clock/clockWords.ts'
import { DateSources } from '../clock/DateSources.tsx'
import { foundFor } from '../clock/letterClock.ts'
import { saveToCalendar } from '../clock/saveToCalendar.ts'
import { useToday } from '../useToday.ts'
import { DateEntry } from './DateEntry.tsx'
import styles from './DatesGroup.module.css'
import { hasPassed, inOrder, isDay } from './dateWords.ts'
import type { Lit } from './lit.ts'
import { PageLink } from './PageLink.tsx'
import { ReportGroup } from './ReportGroup.tsx'

type Words = Pick<FoundDate, 'start' | 'end'>

interface DatesGroupProps extends Pick<Report, 'dates'> {
  /** The same by day; null where none has a place there. */
  clock: Clock | null
  noun: string
  /** The words of a date in the letter, where the letter is shown. */
  wordsOf?: (words: Words) => Words | null
  onShow?: (passage: Lit) => void
  /** What can be done with all of them. */
  actions?: ReactNode
}

/** Every date and length of time of the document: drawn by days, then as a list that says how each is known. */
export function DatesGroup({ clock, actions, ...rest }: DatesGroupProps) {
  const { dates, noun } = rest
  const today = useToday()
  const listed = clock ? [...clock.dates, ...clock.open] : []
  const inClock = new Set(listed.flatMap((date) => foundFor(date, dates)))
  // Of "ten days of this letter" the day that it comes to is listed, too.
  const starts = new Set([...inClock].map(({ start }) => start))
  const others = inOrder(dates).filter(({ start }) => !starts.has(start))
  const inLetter = listed.filter(({ type }) => type !== 'limit').length
  const hasDayAhead = dates.some((date) => isDay(date) && !hasPassed(date, today))
  return (
    <ReportGroup
      id="dates"
      title="The dates"
      note={dates.length > 0 ? `${inLetter + others.length} found` : undefined}
      lead={
        dates.length === 0
          ? `We found no dates in this ${noun}. Check it yourself as well.`
          : hasDayAhead &&
            `Check each date against the ${noun}. A calendar entry is called “${CALENDAR_TITLE}” and holds nothing else.`
      }
    >
      {dates.length > 0 && (
        <div>
          {clock && <Drawn clock={clock} listed={listed} {...rest} />}
          {others.length > 0 && (
            <div className={styles.others}>
              {clock && <h3 className={styles.title}>Other days and lengths of time</h3>}
              {others.map((date, at) => (
                <DateEntry
                  key={at}
                  id={`date-${listed.length + at + 1}`}
                  date={date}
                  isUnder={clock !== null}
                  passed={hasPassed(date, today)}
                  {...rest}
                />
              ))}
            </div>
          )}
          <div className={styles.foot}>
            {clock && <ClockKey dates={listed} />}
            {actions}
          </div>
        </div>
      )}
    </ReportGroup>
  )
}

interface DrawnProps extends Omit<DatesGroupProps, 'actions'> {
  clock: Clock
  /** In the order of the list. */
  listed: readonly ClockDate[]
}

/** The dates that have a place in a clock. Where there is room for the drawing, the list under it is closed. */
function Drawn(props: DrawnProps) {
  const { clock, noun } = props
  const [isDrawn, setIsDrawn] = useState(false)
  const partsOf = (date: ClockDate) => partsIn(props, date)
  const list = { clock, partsOf, overdue: 'Passed', noun }
  return (
    <>
      <ClockDrawing clock={clock} onDrawn={setIsDrawn} />
      {clock.dates.length > 0 && (
        <InWords isFolded={isDrawn} noun={noun}>
          <ClockDates {...list} />
        </InWords>
      )}
      {clock.open.length > 0 && (
        <div className={styles.open}>
          <OpenDates {...list} />
        </div>
      )}
    </>
  )
}

interface InWordsProps {
  isFolded: boolean
  noun: string
  children: ReactNode
}

function InWords({ isFolded, noun, children }: InWordsProps) {
  if (!isFolded) return <div className={styles.list}>{children}</div>
  return (
    <details className={styles.folded}>
      <FoldTitle>The same dates in words, with the {noun}’s sentences</FoldTitle>
      {children}
    </details>
  )
}

/** A calendar would show a day that is not sure as if it were. */
function isForCalendar(date: ClockDate): boolean {
  if (date.type === 'limit' || isOnlyNear(date)) return false
  return date.type === 'deadline' || date.certainty === 'sure'
}

/** What the report knows of a date besides the clock: its words in the letter, and what speaks against it. */
function partsIn(
  { clock: { today }, dates, listed, noun, onShow, wordsOf }: DrawnProps,
  date: ClockDate,
): DateParts {
  const found = foundFor(date, dates)
  const id = `date-${listed.indexOf(date) + 1}`
  const name = `${date.what}, ${leadWords(date, today)}`
  const remarks = new Set(found.flatMap(({ remark }) => remark ?? []))
  // Reports of earlier versions tell in words alone how a day was counted.
  const ways = date.counted ? [] : found.flatMap(({ computedFrom }) => computedFrom ?? [])
  // Of what is today and asks nothing of the reader, such as the letter's own date, a calendar need not tell.
  const isAhead =
    date.day !== null && (date.day > today || (date.day === today && date.part !== 'none'))
  return {
    id,
    sources: (
      <DateSources
        sources={date.sources}
        renderPage={({ page, start, end }) => {
          const range = wordsOf?.({ start, end })
          const passage = range ? { ...range, item: id } : null
          return <PageLink page={page} passage={passage} onShow={onShow} of={name} />
        }}
      />
    ),
    note: (
      <>
        {[...remarks].map((remark) => (
          <p key={remark}>
            <strong>Check this date.</strong> {remark}
          </p>
        ))}
        {ways.map((way) => (
          <p key={way} className={styles.way}>
            The {noun} does not name this day. We worked it out. {way}
          </p>
        ))}
      </>
    ),
    actions: isAhead && isForCalendar(date) && (
      <Button
        kind="quiet"
        aria-label={`Add to calendar: ${name}`}
        onClick={() => date.day !== null && saveToCalendar([date.day])}
      >
        Add to calendar
      </Button>
    ),
  }
}
