import type { Clock } from '@hub/core/clock/clock'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './ClockActs.module.css'
import { ALL_DATES } from './ClockList.tsx'
import { actWords, sideWords } from './clockWords.ts'
import { DateSources } from './DateSources.tsx'
import { actDay, moreDates } from './dayWords.ts'
import { howCounted } from './howCounted.ts'
import { MoreDates } from './MoreDates.tsx'

interface ClockActsProps {
  clock: Clock
  onDone: (id: string) => void
  /** Shows the list of all dates. */
  onMore: () => void
}

/** What to do now: at most two acts, each led by its date, and which days there are besides. */
export function ClockActs({ clock, onDone, onMore }: ClockActsProps) {
  const { acts, moreActs, dates, today } = clock
  return (
    <section className={styles.group} aria-labelledby="acts-title">
      <h2 id="acts-title">What to do now</h2>
      {acts.length === 0 && (
        <p className={styles.none}>There is no date for you to meet. Keep your letters.</p>
      )}
      <ol className={styles.acts}>
        {acts.map((act) => {
          const date = dates.find(({ id }) => id === act.date)
          if (!date) return null
          return (
            <li key={act.date}>
              <p className={styles.when}>
                <small>{sideWords(act, date)}</small> {actDay(act.day, today)}
                {date.time !== null && `, ${date.time}`}
              </p>
              <div>
                <p className={styles.what}>{actWords(act, date, clock)}</p>
                <p className={styles.from}>
                  {howCounted(date, today).slice(0, 1).join('')}{' '}
                  <DateSources sources={date.sources} />
                </p>
                {(date.part === 'act' || act.when === 'passed') && (
                  <Button
                    kind="quiet"
                    aria-label={`It is done: ${date.what}`}
                    onClick={() => onDone(date.id)}
                  >
                    It is done
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {moreActs.length > 0 && (
        <MoreDates
          words={moreDates([{ label: '', days: moreActs.map(({ day }) => day) }], today)}
          of={ALL_DATES}
          onOpen={onMore}
        />
      )}
    </section>
  )
}
