import { useId } from 'react'
import styles from './PrivacyNotice.module.css'

/** What is kept of a review, and what that means. Bound to how the server stores the day. */
export const privacyLead =
  'We keep no name, account or internet address with a review: only its words and the day, not the hour. Anyone can read it, and people may still guess from details.'

const leaveOut = [
  'Your name, student ID or contact info',
  'Specific dates, case numbers or hearing details',
  'Names of other people in the case',
  'Unique circumstances: what fits only you',
]

/** What to leave out, said before the first field. */
export function PrivacyNotice() {
  const id = useId()
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        Please leave out
      </h3>
      <ul className={styles.list}>
        {leaveOut.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  )
}
