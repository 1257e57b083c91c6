import type { ChatCitation } from '@hub/api/chat'
import { Button } from '../../ui/buttons/Button.tsx'
import { useCopy } from '../useCopy.ts'
import { plainAnswer } from './exportText.ts'
import styles from './Thread.module.css'

interface AnswerActionsProps {
  text: string
  citations: readonly ChatCitation[]
  onRegenerate: (() => void) | undefined
}

/** Copying an answer, and having the last one written anew. */
export function AnswerActions({ text, citations, onRegenerate }: AnswerActionsProps) {
  const { outcome, copy } = useCopy(plainAnswer(text, citations))
  return (
    <p className={styles.actions}>
      {text && (
        <Button kind="quiet" aria-label="Copy this answer" onClick={() => void copy()}>
          Copy
        </Button>
      )}
      {onRegenerate && (
        <Button kind="quiet" onClick={onRegenerate}>
          Regenerate
        </Button>
      )}
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'failed' && 'Copying did not work. Select the words to copy them.'}
      </span>
    </p>
  )
}
