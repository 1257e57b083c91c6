import { dayOfIso } from '@hub/core/deadlines/civilDate'
import { saveToCalendar } from '../../../lib/clock/saveToCalendar.ts'
import { ShowInLetter } from '../../../lib/report/LetterQuote.tsx'
import type { Lit } from '../../../lib/report/lit.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './DateEntry.module.css'
import { dateLabel, type FoundDate, isDay } from './dateWords.ts'
import { wordsOf } from './reportItems.ts'

const meanings: Record<FoundDate['meaning'], string> = {
  deadline: 'Deadline: ',
  event: '',
  period: 'Length of time: ',
}

interface DateEntryProps {
  id: string
  date: FoundDate
  text: string
  noun: string
  /** The day lies before today. */
  passed: boolean
  onShow: (passage: Lit) => void
}

/** One date: the day, what it is, how it is known, and what can be done about it. */
export function DateEntry({ id, date, text, noun, passed, onShow }: DateEntryProps) {
  const label = dateLabel(date)
  const range = wordsOf(text, date)
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-day`} className={styles.date}>
      <h3 id={`${id}-day`} className={styles.day}>
        {label}
      </h3>
      <p className={styles.page}>Page {date.page}</p>
      <div className={styles.words}>
        <p>
          <span className={date.meaning === 'deadline' ? styles.deadline : styles.meaning}>
            {meanings[date.meaning]}
          </span>
          {date.what}
        </p>
        {date.remark && (
          <p>
            <strong>Check this date.</strong> {date.remark}
          </p>
        )}
        {date.computedFrom && (
          <p className={styles.note}>
            The {noun} says “{date.text.replace(/\s+/g, ' ')}”. We worked this day out.{' '}
            {date.computedFrom}
          </p>
        )}
        {passed && date.meaning === 'deadline' && (
          <p className={styles.note}>
            That date has passed. You can still ask for more time in writing.
          </p>
        )}
        <p className={styles.actions}>
          <ShowInLetter
            passage={range && { ...range, item: id }}
            onShow={onShow}
            noun={noun}
            of={label}
          />
          {isDay(date) && !passed && (
            <Button
              kind="quiet"
              aria-label={`Add to calendar: ${label}`}
              onClick={() => saveDay(date.iso)}
            >
              Add to calendar
            </Button>
          )}
        </p>
      </div>
    </article>
  )
}

function saveDay(iso: string): void {
  const day = dayOfIso(iso)
  if (day !== null) saveToCalendar([day])
}
