import type { RoleAnswers } from '@hub/api/schools'
import { factWords, roleGroups } from '@hub/core/reviews/process'
import { withCommas } from '../../lib/withCommas.ts'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import text from '../../ui/text/text.module.css'
import styles from './ProcessByRole.module.css'

type Count = RoleAnswers['facts'][number]

interface ProcessByRoleProps {
  roles: readonly RoleAnswers[]
}

/** What reviewers of each role say of the process: in words, and as a bar from 0 to 100 %. */
export function ProcessByRole({ roles }: ProcessByRoleProps) {
  return (
    <EntryGroup
      title="How the process went"
      note="By role. A few answers say little: each bar shows the range that likely holds the share among all such people."
    >
      <div className={styles.roles}>
        {roles.map(({ role, facts }) => (
          <section key={role}>
            <h3 className={styles.role}>{roleGroups[role]}</h3>
            <ul>
              {facts.map((count) => (
                <li key={count.fact} className={styles.fact}>
                  <p className={text.strong}>{factWords[count.fact]}</p>
                  <p className={styles.share}>
                    {countedWords(count)} <span className={styles.range}>{rangeWords(count)}</span>
                  </p>
                  <Bar {...count} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </EntryGroup>
  )
}

/** The range, and a line at the share that was counted. The words above say the same. */
function Bar({ yes, answered, low, high }: RoleAnswers['facts'][number]) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect
        className={styles.likely}
        x={`${low * 100}%`}
        width={`${(high - low) * 100}%`}
        height="100%"
      />
      <rect className={styles.counted} x={`${(yes / answered) * 99}%`} width="1%" height="100%" />
    </svg>
  )
}

/** "Yes from 4 of 5." */
export function countedWords({ yes, answered }: Count): string {
  return `Yes from ${withCommas(yes)} of ${withCommas(answered)}.`
}

/** "Likely 38% to 96% of all." */
export function rangeWords({ low, high }: Count): string {
  return `Likely ${percent(low)} to ${percent(high)} of all.`
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
