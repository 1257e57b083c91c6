import styles from '../../../lib/answers/Thread.module.css'
import { Button } from '../../../ui/Button.tsx'

/** Under a question that never got an answer, such as one whose page was closed at once. */
export function Unanswered({ onAnswer }: { onAnswer: () => void }) {
  return (
    <>
      <p className={styles.note}>This question has no answer yet.</p>
      <p className={styles.actions}>
        <Button onClick={onAnswer}>Answer it now</Button>
      </p>
    </>
  )
}
