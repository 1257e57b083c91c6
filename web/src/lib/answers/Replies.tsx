import { Button } from '../../ui/buttons/Button.tsx'
import styles from './Replies.module.css'

interface RepliesProps {
  replies: readonly string[]
  onReply: (reply: string) => void
}

/** What an answer offers to say next: a tap corrects what was understood. */
export function Replies({ replies, onReply }: RepliesProps) {
  if (replies.length === 0) return null
  return (
    <ul className={styles.replies} aria-label="Tell the assistant more">
      {replies.map((reply) => (
        <li key={reply}>
          <Button onClick={() => onReply(reply)}>{reply}</Button>
        </li>
      ))}
    </ul>
  )
}
