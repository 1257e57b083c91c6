import type { Activity } from '@hub/api/account'
import { useRef } from 'react'
import { usePages } from '../../../lib/reading/usePages.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { dayOf } from '../../../lib/when.ts'
import { ShowMore } from '../../../ui/buttons/ShowMore.tsx'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { EntryGroup } from '../../../ui/layout/EntryGroup.tsx'
import { Badge } from '../../../ui/text/Badge.tsx'
import { activityPages } from '../accountQueries.ts'
import styles from './ActivityList.module.css'

/** What happened in the account, newest first, with every state of the list. */
export function ActivityList({ exists }: { exists: (path: string) => boolean }) {
  const list = usePages(activityPages)
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(list, () => region.current?.focus())
  const activities = failed ? undefined : list.data?.items
  const hasMore = Boolean(list.data?.next)
  return (
    <EntryGroup title="What happened" note="Shown in this account only.">
      <div ref={region} tabIndex={-1}>
        {list.pending && !failed && <Skeleton count={3} lines={2} words="Loading the list..." />}
        {failed && (
          <ErrorState title="We could not load this list." onRetry={retry} busy={retrying}>
            {refusalSentence(list.error) ??
              'Nothing is lost. Check your connection, then try again.'}
          </ErrorState>
        )}
        {activities?.length === 0 && (
          <Empty
            title="Nothing has happened yet"
            action={exists('/analysis') && <TextLink href="/analysis">Go to documents</TextLink>}
          >
            What you upload, have analyzed or delete is noted here.
          </Empty>
        )}
        {activities && activities.length > 0 && (
          <>
            <ol>
              {activities.map((activity) => (
                <Entry key={activity.id} activity={activity} />
              ))}
            </ol>
            <ShowMore
              hasMore={hasMore}
              onMore={() => void list.readMore()}
              busy={list.more === 'busy'}
              error={list.more === 'failed' ? 'We could not load more of it.' : undefined}
              shown={
                activities.length === 1 ? '1 entry shown' : `${activities.length} entries shown`
              }
              end="That is the whole list."
            />
          </>
        )}
      </div>
    </EntryGroup>
  )
}

function Entry({ activity }: { activity: Activity }) {
  const { title, description, status, createdAt } = activity
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {description && <p className={styles.about}>{description}</p>}
      </div>
      <p className={styles.meta}>
        {status && <Badge>{statusWord(status)}</Badge>}
        <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </p>
    </li>
  )
}

/** A status of the wire as a word for the eye: 'in_review' is "In review". */
export function statusWord(status: string): string {
  const words = status.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
