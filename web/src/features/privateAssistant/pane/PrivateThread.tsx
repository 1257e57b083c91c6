import type { ReactNode } from 'react'
import { Answer } from '../../../lib/answers/Answer.tsx'
import { AnswerActions } from '../../../lib/answers/AnswerActions.tsx'
import { Question } from '../../../lib/answers/Question.tsx'
import styles from '../../../lib/answers/Thread.module.css'
import { dayOf, timeOf } from '../../../lib/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import stack from '../../../ui/layout/stack.module.css'
import { answer } from '../ask/send.ts'
import { useWaiting } from '../ask/waiting.ts'
import {
  openQuestion,
  type PrivateConversation,
  type PrivateMessage,
  type Way,
} from '../conversations/conversation.ts'

interface PrivateThreadProps {
  conversation: PrivateConversation
  /** How a question without an answer is answered now. */
  way: Way
  exists: (path: string) => boolean
  /** Sends what the last answer offers to say. */
  onReply: (reply: string) => void
}

/** The messages of a conversation, oldest first, and the answer under way. */
export function PrivateThread({ conversation, way, exists, onReply }: PrivateThreadProps) {
  const { id, messages } = conversation
  const waiting = useWaiting(id) !== undefined
  const open = openQuestion(conversation)
  return (
    <ol className={stack.gap6} aria-label="Messages">
      {messages.map((message, at) => (
        <li key={message.id}>
          {message.role === 'user' ? (
            <Question text={message.content} when={whenOf(message)} />
          ) : (
            <Reply
              message={message}
              exists={exists}
              onReply={at === messages.length - 1 && !waiting ? onReply : undefined}
            >
              {!message.way && !waiting && (
                <Again id={id} question={messages[at - 1]} isLast={at === messages.length - 1} />
              )}
            </Reply>
          )}
        </li>
      ))}
      {waiting && (
        <li key="typing">
          <Answer
            text=""
            citations={[]}
            answeredBy={null}
            writing
            documentId={null}
            exists={exists}
          >
            <p className={styles.typing}>typing...</p>
          </Answer>
        </li>
      )}
      {open && !waiting && (
        <li key="open">
          <p className={styles.note}>This question has no answer yet.</p>
          <p className={styles.actions}>
            <Button onClick={() => void answer(id, open, way)}>Answer it now</Button>
          </p>
        </li>
      )}
    </ol>
  )
}

interface ReplyProps {
  message: PrivateMessage
  exists: (path: string) => boolean
  onReply: ((reply: string) => void) | undefined
  children: ReactNode
}

function Reply({ message, exists, onReply, children }: ReplyProps) {
  const { content, citations = [], way, byModel, notice } = message
  return (
    <Answer
      text={content}
      citations={citations}
      answeredBy={byModel === false ? 'guide' : null}
      when={whenOf(message)}
      documentId={null}
      exists={exists}
      onReply={onReply}
    >
      {(way || notice) && (
        <p className={styles.note}>
          {way && `${sourceWords(way, byModel)} `}
          {notice}
        </p>
      )}
      {children}
      <AnswerActions text={content} citations={citations} onRegenerate={undefined} />
    </Answer>
  )
}

/** Under an answer that the server did not give: the other way. */
function Again({
  id,
  question,
  isLast,
}: {
  id: number
  question: PrivateMessage | undefined
  isLast: boolean
}) {
  if (question?.role !== 'user' || !isLast) return null
  return (
    <p className={styles.actions}>
      <Button onClick={() => void answer(id, question, 'device', true)}>
        Answer on this device
      </Button>
    </p>
  )
}

function sourceWords(way: Way, byModel: boolean | undefined): string {
  if (way === 'device') return 'Answered on this device by the guide.'
  return byModel ? 'Answered with the model.' : 'Answered by the hub’s guide.'
}

/** The time; with the day where that is not today. */
function whenOf({ timestamp }: PrivateMessage): string {
  const isToday = new Date(timestamp).toDateString() === new Date().toDateString()
  return isToday ? timeOf(timestamp) : `${dayOf(timestamp)}, ${timeOf(timestamp)}`
}
