import { useState } from 'react'
import { dayWords } from '../../../lib/answers/dayWords.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Badge } from '../../../ui/text/Badge.tsx'
import { type Conversations, countWords } from '../conversations/conversation.ts'
import styles from './ConversationList.module.css'

/** As many as leave the open conversation in sight on a phone. */
const SHOWN = 5

interface ConversationListProps {
  conversations: Conversations
  selectedId: number | undefined
  /** Those of which the chain has a record. */
  recorded: ReadonlySet<number>
  onNew: () => void
  onSelect: (id: number) => void
}

/** All conversations of this browser, newest first. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, selectedId, recorded, onNew, onSelect } = props
  const [all, setAll] = useState(false)
  const shown = all ? conversations : conversations.slice(0, SHOWN)
  return (
    <section aria-labelledby="private-list" className={styles.list}>
      <div className={styles.head}>
        <h2 id="private-list" className={styles.title}>
          Conversations
        </h2>
        <Button icon="plus" onClick={onNew}>
          New
        </Button>
      </div>
      {conversations.length === 0 && (
        <div className={styles.empty}>
          <Empty title="No conversations yet">Start a new conversation to get help</Empty>
        </div>
      )}
      <ul>
        {shown.map(({ id, title, messages, lastActivity }) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.open}
              aria-current={id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(id)}
            >
              <span className={styles.name}>{title}</span>
              <span className={styles.facts}>
                {countWords(messages.length)}, {dayWords(lastActivity)}
                {recorded.has(id) && <Badge>On-chain</Badge>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {conversations.length > SHOWN && (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${conversations.length}`}
        </Button>
      )}
    </section>
  )
}
