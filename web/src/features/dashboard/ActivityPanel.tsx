import { dayOf } from '../../lib/when.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import text from '../../ui/text/text.module.css'
import styles from './ActivityPanel.module.css'
import type { Activity } from './activity.ts'

interface ActivityPanelProps {
  /** undefined while it is read, or when that failed. */
  lines: readonly Activity[] | undefined
  failed: boolean
}

/** Recent Activity: the newest records of the chain, with those of the reader among them. */
export function ActivityPanel({ lines, failed }: ActivityPanelProps) {
  return (
    <EntryGroup
      title="Recent Activity"
      note="The latest on this chain. Only you see the label “Yours”."
    >
      {failed && (
        <p className={text.quiet}>We could not read this: the chain does not answer right now.</p>
      )}
      {!lines && !failed && <Skeleton words="Loading recent activity..." count={3} lines={2} />}
      {lines?.length === 0 && <p className={text.quiet}>Nothing has been written here yet.</p>}
      {lines && lines.length > 0 && (
        <ol>
          {lines.map((line) => (
            <li key={line.key} className={styles.line}>
              <span className={styles.kind}>{line.kind}</span>
              <span className={styles.words}>
                <bdi>{line.words}</bdi>
                {line.own && <Badge>Yours</Badge>}
              </span>
              <span className={styles.day}>{dayWords(line.timestamp)}</span>
            </li>
          ))}
        </ol>
      )}
    </EntryGroup>
  )
}

/** The day of a block's time; '' for a time that no calendar has. */
function dayWords(seconds: number): string {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? '' : dayOf(date.toISOString())
}
