import { useId } from 'react'
import styles from './LeaveOut.module.css'

const leaveOut = [
  'Your name, student ID or contact info',
  'Specific dates, case numbers or hearing details',
  'Names of other people in the case',
  'Unique circumstances: anything that fits only you',
]

/** What to leave out of a review, said before the first field. */
export function LeaveOut() {
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
