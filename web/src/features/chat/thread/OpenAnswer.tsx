import { Answer } from '../../../lib/answers/Answer.tsx'
import { AnswerActions } from '../../../lib/answers/AnswerActions.tsx'
import styles from '../../../lib/answers/Thread.module.css'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { Exchange } from '../exchange/exchanges.ts'
import { leftOffWords } from '../exchange/leftOffWords.ts'

interface OpenAnswerProps {
  exchange: Exchange
  documentId: string | null
  exists: (path: string) => boolean
  onRegenerate: (() => void) | undefined
  /** Looks whether the server has the whole answer; undefined where it keeps none. */
  onLook: (() => void) | undefined
}

/** The answer that is being written, or that was left off before it was whole. */
export function OpenAnswer(props: OpenAnswerProps) {
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
