import type { ChatMessage } from '@hub/api/chat'
import { Answer } from '../../../lib/answers/Answer.tsx'
import { AnswerActions } from '../../../lib/answers/AnswerActions.tsx'
import styles from '../../../lib/answers/Thread.module.css'

interface StoredAnswerProps {
  message: ChatMessage
  documentId: string | null
  exists: (path: string) => boolean
  /** Has it written anew; undefined for all but the last answer. */
  onRegenerate: (() => void) | undefined
  /** Sends what it offers to say; undefined for all but the last answer. */
  onReply: ((reply: string) => void) | undefined
}

const answerers = { guide: 'Answered by the guide', model: 'Answered by the model' } as const

/** An answer of the thread: its words, who wrote them, and what can be done with them. */
export function StoredAnswer(props: StoredAnswerProps) {
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
