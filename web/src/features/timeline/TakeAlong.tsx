import { type Clock, daysForCalendar } from '@hub/core/clock/clock'
import { CALENDAR_TITLE } from '../../lib/clock/calendarFile.ts'
import { SAVED_NAME, savedPage } from '../../lib/clock/savedPage.ts'
import { saveToCalendar } from '../../lib/clock/saveToCalendar.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './Timeline.module.css'

/** The calendar file of all that the reader does or attends, the page of all dates, and the print. */
export function TakeAlong({ clock }: { clock: Clock }) {
  const days = daysForCalendar(clock)
  return (
    <section className={styles.group} aria-labelledby="take-title">
      <h2 id="take-title">Take it with you</h2>
      <p className={styles.row}>
        {days.length > 0 && (
          <Button onClick={() => saveToCalendar(days)}>Save for a calendar</Button>
        )}
        <Button onClick={() => savePage(clock)}>Save as a page</Button>
        <Button kind="quiet" onClick={() => print()}>
          Print
        </Button>
      </p>
      <p className={styles.muted}>
        {days.length > 0
          ? `Other people may see your calendar. Each entry is called “${CALENDAR_TITLE}” and holds nothing else.`
          : 'There is no sure day ahead on which you act or take part, so there is nothing for a calendar.'}
      </p>
      <p className={styles.muted}>
        The page has all your dates and the crisis lines. It opens without a connection and without
        JavaScript. The file is called “{SAVED_NAME}” and is not locked: anyone who finds it on this
        device can read your dates.
      </p>
    </section>
  )
}

function savePage(clock: Clock): void {
  saveFile(new Blob([savedPage(clock)], { type: 'text/html;charset=utf-8' }), SAVED_NAME)
}
