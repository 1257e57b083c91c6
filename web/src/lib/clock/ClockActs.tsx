import type { Clock } from '@hub/core/clock/clock'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './ClockActs.module.css'
import { actWords } from './clockWords.ts'
import { DateSources } from './DateSources.tsx'
import { actDay } from './dayWords.ts'
import { howCounted } from './howCounted.ts'

const sides = { by: 'By', on: 'On', passed: 'Passed' } as const
const uncertainSides = { by: 'By about', on: 'About', passed: 'May have passed, about' } as const

interface ClockActsProps {
  clock: Clock
  onDone: (id: string) => void
}

/** What to do now: at most two acts, each led by its date. */
export function ClockActs({ clock, onDone }: ClockActsProps) {
  const { acts, dates, today } = clock
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
                <small>{(date.certainty === 'about' ? uncertainSides : sides)[act.when]}</small>{' '}
                {actDay(act.day, today)}
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
    </section>
  )
}
