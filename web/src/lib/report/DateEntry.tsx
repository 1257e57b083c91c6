import type { FoundDate } from '@hub/core/analysis/report'
import { wasDue } from '@hub/core/analysis/summary/onDay'
import { dayOfIso } from '@hub/core/deadlines/civilDate'
import { Button } from '../../ui/buttons/Button.tsx'
import { saveToCalendar } from '../clock/saveToCalendar.ts'
import styles from './DateEntry.module.css'
import { dateLabel, isDay, whatWords } from './dateWords.ts'
import type { Lit } from './lit.ts'
import { PageLink } from './PageLink.tsx'

interface DateEntryProps {
  id: string
  date: FoundDate
  noun: string
  /** Whether it stands under a heading of its own in the group. */
  isUnder?: boolean
  /** The day lies before today. */
  passed: boolean
  wordsOf?: (date: FoundDate) => { start: number; end: number } | null
  onShow?: (passage: Lit) => void
}

/** One date: the day, what it is, how it is known, and what can be done about it. */
export function DateEntry({ id, date, noun, isUnder, passed, wordsOf, onShow }: DateEntryProps) {
  const label = dateLabel(date)
  const range = wordsOf?.(date)
  const Heading = isUnder ? 'h4' : 'h3'
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-day`} className={styles.date}>
      <Heading id={`${id}-day`} className={styles.day}>
        {label}
      </Heading>
      <div className={styles.words}>
        <p>
          {date.meaning === 'deadline' && <span className={styles.deadline}>Deadline: </span>}
          {whatWords(date, noun)}{' '}
          <PageLink
            page={date.page}
            passage={range ? { ...range, item: id } : null}
            onShow={onShow}
            of={label}
          />
        </p>
        {date.remark && (
          <p>
            <strong>Check this date.</strong> {date.remark}
          </p>
        )}
        {date.computedFrom && (
          <p className={styles.note}>
            The {noun} says “{date.text.replace(/\s+/g, ' ')}.” We worked this day out.{' '}
            {date.computedFrom}
          </p>
        )}
        {passed && wasDue(date) && (
          <p className={styles.note}>
            That date has passed. If you missed it, ask the school in writing what you can still do.
          </p>
        )}
        {isDay(date) && !passed && (
          <p>
            <Button
              kind="quiet"
              aria-label={`Add to calendar: ${label}`}
              onClick={() => saveDay(date.iso)}
            >
              Add to calendar
            </Button>
          </p>
        )}
      </div>
    </article>
  )
}

function saveDay(iso: string): void {
  const day = dayOfIso(iso)
  if (day !== null) saveToCalendar([day])
}
