import { UnbrokenCites } from '../cites/UnbrokenCites.tsx'
import styles from './NextSteps.module.css'
import { ReportGroup } from './ReportGroup.tsx'

/** What the reader could do now. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <ReportGroup isBeside id="steps" title="Recommendations">
      <ul className={styles.steps}>
        {steps.map((step, at) => (
          <li key={at}>
            <UnbrokenCites>{step}</UnbrokenCites>
          </li>
        ))}
      </ul>
    </ReportGroup>
  )
}
