import type { ChatCitation, ChatMessage } from '@hub/api/chat'
import { partReplies } from '@hub/core/assistant/offered'
import { type ReactNode, useId } from 'react'
import { AnswerText } from './AnswerText.tsx'
import { Replies } from './Replies.tsx'
import { Sources } from './Sources.tsx'
import styles from './Thread.module.css'

interface AnswerProps {
  text: string
  citations: readonly ChatCitation[]
  answeredBy: ChatMessage['answeredBy']
  writing?: boolean
  /** The time of it, where that is told. */
  when?: string
  documentId: string | null
  exists: (path: string) => boolean
  /** Sends what the answer offers to say; undefined where that is over. */
  onReply?: ((reply: string) => void) | undefined
  /** What stands under the words: who answered, notices, what can be done. */
  children: ReactNode
}

/** One answer with its sources beside it. */
export function Answer(props: AnswerProps) {
  const { citations, answeredBy, writing = false, when, documentId, exists } = props
  const { text, replies } = partReplies(props.text)
  const id = useId()
  const around = { citations, documentId, exists, sourceId: (number: number) => `${id}-${number}` }
  return (
    <article className={styles.answer} aria-labelledby={id} aria-busy={writing || undefined}>
      <div className={styles.words}>
        <h3 id={id} className={styles.who}>
          AI Assistant
        </h3>
        {when && <p className={styles.when}>{when}</p>}
        {text && (
          <AnswerText text={text} writing={writing} byGuide={answeredBy === 'guide'} {...around} />
        )}
        {props.onReply && <Replies replies={replies} onReply={props.onReply} />}
      </div>
      <Sources {...around} />
      <div className={styles.under}>{props.children}</div>
    </article>
  )
}
