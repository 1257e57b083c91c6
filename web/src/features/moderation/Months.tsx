import { actions } from '@hub/core/moderation/reasons'
import { useReading } from '../../lib/reading/useReading.ts'
import { withCommas } from '../../lib/withCommas.ts'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import text from '../../ui/text/text.module.css'
import { monthWords } from './dayWords.ts'
import styles from './ModerationLogScreen.module.css'
import { monthCounts } from './moderationQueries.ts'

/** How often what was done in each month. */
export function Months() {
  const { data } = useReading(monthCounts)
  if (!data) return null
  const months = [...new Set(data.map(({ month }) => month))]
  return (
    <EntryGroup title="By month">
      <ul className={styles.entries}>
        {months.map((month) => (
          <li key={month} className={styles.entry}>
            <span className={text.note}>{monthWords(month)}</span>
            <span>
              {data
                .filter((one) => one.month === month)
                .map(({ action, count }) => `${actions[action]}: ${withCommas(count)}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </EntryGroup>
  )
}
