import type { Report } from '@hub/core/analysis/report'
import { type Unstated, unstatedIn } from '@hub/core/analysis/unstatedIn'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { LinkedCite } from '../cites/LinkedCite.tsx'
import { FoundLine, FoundLines } from './FoundLine.tsx'
import styles from './NotFound.module.css'
import { ReportGroup } from './ReportGroup.tsx'

interface NotFoundProps {
  report: Pick<Report, 'compliance' | 'potentialIssues'>
}

/** What we did not find in a policy and no issue tells, one line each, with one question about all of it. */
export function NotFound({ report }: NotFoundProps) {
  const points = unstatedIn(report)
  if (points.length === 0) return null
  const note = points.length === 1 ? '1 point' : `${points.length} points`
  return (
    <ReportGroup
      isBeside
      id="not-found"
      title="What we did not find in the policy"
      note={note}
      lead={
        <div className={styles.lead}>
          <p>
            The rule asks these of your school, whether or not its policy repeats them. If you have
            only a part of the policy, another part may say them. We may have missed words.
          </p>
          <CopyButton
            label="Copy as a question"
            text={questionOn(points)}
            of="what we did not find"
          />
        </div>
      }
    >
      <details className={styles.points}>
        <FoldTitle>{points.length === 1 ? 'Show the point' : `Show the ${note}`}</FoldTitle>
        <FoundLines>
          {points.map(({ id, cite, title }, place) => (
            <FoundLine key={id} id={`not-found-${place + 1}`} at={undefined} of={title}>
              <span>
                {title} <LinkedCite>{cite}</LinkedCite>
              </span>
            </FoundLine>
          ))}
        </FoundLines>
      </details>
    </ReportGroup>
  )
}

function questionOn(points: readonly Unstated[]): string {
  const list = points.map(({ cite, title }) => `- ${title} (${cite})`)
  return [
    'I read the policy and did not find these points. Where does the school say how it handles them?',
    list.join('\n'),
    'Please answer in writing.',
  ].join('\n\n')
}
