import type { ChatMessage } from '@hub/api/chat'
import { Question } from '../../../lib/answers/Question.tsx'
import styles from '../../../lib/answers/Thread.module.css'
import { Button } from '../../../ui/buttons/Button.tsx'
import stack from '../../../ui/layout/stack.module.css'
import type { Exchange } from '../exchange/exchanges.ts'
import { withoutLastAnswer } from '../exchange/threadEdits.ts'
import { OpenAnswer } from './OpenAnswer.tsx'
import { StoredAnswer } from './StoredAnswer.tsx'

interface ThreadProps {
  messages: readonly ChatMessage[]
  exchange: Exchange | undefined
  documentId: string | null
  exists: (path: string) => boolean
  /** Undefined where nothing may be asked here. */
  onRegenerate: (() => void) | undefined
  onLook: (() => void) | undefined
  /** Sends what the last answer offers to say; undefined where nothing may be asked here. */
  onReply: ((reply: string) => void) | undefined
}

/** The messages of a conversation, and the answer under way. */
export function Thread(props: ThreadProps) {
  const { messages, documentId, exists, onRegenerate, onLook, onReply } = props
  // A question that was refused still stands in its field, not here.
  const exchange = props.exchange?.phase === 'refused' ? undefined : props.exchange
  const shown = exchange?.again ? withoutLastAnswer(messages) : messages
  const last = exchange ? undefined : shown.at(-1)
  const asked = exchange && !exchange.again && openQuestion(exchange, shown)
  if (shown.length === 0 && !exchange) return null
  return (
    <ol className={stack.gap6} aria-label="Messages">
      {shown.map((message) => (
        <li key={message.id}>
          {message.role === 'user' ? (
            <Question text={message.content} />
          ) : (
            <StoredAnswer
              message={message}
              documentId={documentId}
              exists={exists}
              onRegenerate={message === last ? onRegenerate : undefined}
              onReply={message === last ? onReply : undefined}
            />
          )}
        </li>
      ))}
      {asked && (
        <li key="question">
          <Question text={asked} />
        </li>
      )}
      {exchange && (
        <li key="answer">
          <OpenAnswer
            exchange={exchange}
            documentId={documentId}
            exists={exists}
            onRegenerate={onRegenerate}
            onLook={onLook}
          />
        </li>
      )}
      {last?.role === 'user' && onRegenerate && (
        <li key="unanswered">
          <p className={styles.note}>This question has no answer yet.</p>
          <p className={styles.actions}>
            <Button onClick={onRegenerate}>Answer it now</Button>
          </p>
        </li>
      )}
    </ol>
  )
}

/** The question of an exchange, unless the thread has it already. */
function openQuestion({ user, question }: Exchange, shown: readonly ChatMessage[]): string | null {
  return user && shown.some(({ id }) => id === user.id) ? null : question
}
