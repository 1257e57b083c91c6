import type { Review } from '@hub/api/reviews'
import { ReportButton } from '../../../lib/moderation/ReportButton.tsx'
import { FoldedText } from '../../../lib/reviews/FoldedText.tsx'
import text from '../../../ui/text/text.module.css'
import { reviewDate } from '../reviewDate.ts'
import styles from './SchoolAnswer.module.css'

interface SchoolAnswerProps {
  answer: NonNullable<Review['answer']>
  /** Of the review that it answers. */
  title: string
}

/** What the school answered, with its day and where it came from. */
export function SchoolAnswer({ answer, title }: SchoolAnswerProps) {
  return (
    <div className={styles.answer}>
      <p className={text.strong}>Answer from the school</p>
      <FoldedText text={answer.text} what="answer" />
      <p className={styles.source}>
        <span>
          {reviewDate(answer.day)} · Sent from an address at {answer.domain}
        </span>
        <ReportButton kind="answer" id={answer.id} name={`Answer to: ${title}`} />
      </p>
    </div>
  )
}
