import type { Conversation } from '@hub/api/chat'
import { dayWords } from '../../../lib/answers/dayWords.ts'
import type { ShownPages } from '../../../lib/reading/usePages.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { hrefOf } from '../place.ts'
import styles from './RecentConversations.module.css'

/** How many stand here; the others are in the list of all. */
const SHOWN = 3

interface RecentConversationsProps {
  list: ShownPages<Conversation>
  /** The path of this screen. */
  path: string
  /** The conversation that is open. */
  openId: string | undefined
}

/** The latest conversations, and the way to all. */
export function RecentConversations({ list, path, openId }: RecentConversationsProps) {
  const { failed, retrying, retry } = useRetry(list, () => {})
  const conversations = failed ? undefined : list.data?.items
  return (
    <section className={styles.recent} aria-label="Recent Conversations">
      <h2 className={styles.title}>Recent Conversations</h2>
      {list.pending && !failed && <Skeleton lines={2} words="Loading conversations..." />}
      {failed && (
        <div className={styles.text} role="alert">
          <p>We could not load your conversations. Nothing is lost.</p>
          <Button kind="quiet" onClick={retry} busy={retrying && 'Trying...'}>
            Try again
          </Button>
        </div>
      )}
      {conversations?.length === 0 && (
        <p className={styles.text}>None yet. Yours will be listed here.</p>
      )}
      {conversations && conversations.length > 0 && (
        <ul>
          {conversations.slice(0, SHOWN).map(({ id, title, updatedAt }) => (
            <li key={id} className={styles.item}>
              <a
                className={styles.link}
                href={hrefOf({ kind: 'conversation', id }, path)}
                aria-current={id === openId ? 'page' : undefined}
              >
                <span className={styles.name}>{title}</span>
                <span className={styles.day}>{dayWords(updatedAt)}</span>
              </a>
            </li>
          ))}
          <li className={styles.item}>
            <a className={styles.more} href={hrefOf({ kind: 'all' }, path)}>
              {moreWords(conversations.length - SHOWN, Boolean(list.data?.next))}
            </a>
          </li>
        </ul>
      )}
    </section>
  )
}

function moreWords(more: number, evenMore: boolean): string {
  if (more <= 0) return 'Search and manage conversations'
  if (evenMore) return `+${more} or more conversations`
  return more === 1 ? '+1 more conversation' : `+${more} more conversations`
}
