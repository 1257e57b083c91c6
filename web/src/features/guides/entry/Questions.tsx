import { CopyButton } from '../../../lib/CopyButton.tsx'
import { GuideSection } from './GuideSection.tsx'
import styles from './Questions.module.css'

/** What the reader may ask, ready to send. */
export function Questions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null
  return (
    <GuideSection title="Questions to ask" note="For the Title IX Coordinator, ready to send.">
      <ul className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>
            <p className={styles.question}>{question}</p>
            <CopyButton label="Copy the question" text={question} of={question} />
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
