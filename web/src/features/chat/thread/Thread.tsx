import type { ChatMessage } from '@hub/api/chat'
import { Answer } from '../../../lib/answers/Answer.tsx'
import { AnswerActions } from '../../../lib/answers/AnswerActions.tsx'
import { Question } from '../../../lib/answers/Question.tsx'
import styles from '../../../lib/answers/Thread.module.css'
import { Button } from '../../../ui/buttons/Button.tsx'
import stack from '../../../ui/layout/stack.module.css'
import { type Exchange, leftOffWords } from '../exchange/exchanges.ts'
import { withoutLastAnswer } from '../exchange/threadEdits.ts'

const answerers = { guide: 'Answered by the guide', model: 'Answered by the model' } as const

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

interface StoredAnswerProps {
  message: ChatMessage
  documentId: string | null
  exists: (path: string) => boolean
  /** Has it written anew; undefined for all but the last answer. */
  onRegenerate: (() => void) | undefined
  /** Sends what it offers to say; undefined for all but the last answer. */
  onReply: ((reply: string) => void) | undefined
}

/** An answer of the thread: its words, who wrote them, and what can be done with them. */
function StoredAnswer(props: StoredAnswerProps) {
  const { message, documentId, exists, onRegenerate, onReply } = props
  const { content, citations, answeredBy, notice } = message
  return (
    <Answer
      text={content}
      citations={citations}
      answeredBy={answeredBy}
      documentId={documentId}
      exists={exists}
      onReply={onReply}
    >
      {(answeredBy || notice) && (
        <p className={styles.note}>
          {answeredBy && `${answerers[answeredBy]}.`} {notice}
        </p>
      )}
      <AnswerActions text={content} citations={citations} onRegenerate={onRegenerate} />
    </Answer>
  )
}

interface OpenAnswerProps {
  exchange: Exchange
  documentId: string | null
  exists: (path: string) => boolean
  onRegenerate: (() => void) | undefined
  /** Looks whether the server has the whole answer; undefined where it keeps none. */
  onLook: (() => void) | undefined
}

/** The answer that is being written, or that was left off before it was whole. */
function OpenAnswer(props: OpenAnswerProps) {
  const { exchange, documentId, exists, onRegenerate, onLook } = props
  const { phase, text, citations, notice } = exchange
  const leftOff = leftOffWords(exchange)
  return (
    <Answer
      text={text}
      citations={citations}
      answeredBy={null}
      writing={leftOff === null}
      documentId={documentId}
      exists={exists}
    >
      {notice && <p className={styles.note}>{notice}</p>}
      {leftOff === null ? (
        <p className={styles.typing}>The assistant is writing...</p>
      ) : (
        <>
          <p className={phase === 'stopped' ? styles.note : styles.problem}>{leftOff}</p>
          {phase === 'cut' && onLook && (
            <p className={styles.actions}>
              <Button onClick={onLook}>Look for the whole answer</Button>
            </p>
          )}
          <AnswerActions text={text} citations={citations} onRegenerate={onRegenerate} />
        </>
      )}
    </Answer>
  )
}
