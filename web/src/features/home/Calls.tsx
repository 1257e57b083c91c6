import styles from './Calls.module.css'
import { calls } from './homeContent.ts'

/** "If you need someone now": four lines, each with its number to press. */
export function Calls() {
  return (
    <section className={styles.calls} aria-labelledby="someone-now">
      <h2 className={styles.title} id="someone-now">
        If you need someone now
      </h2>
      <p className={styles.note}>Free. Any hour. You do not have to give your name.</p>
      <ul>
        {calls.map(({ line, need, how }) => {
          const [way] = line.ways
          const number = way?.kind === 'text' ? way.number : way?.label
          return (
            <li key={line.slug} className={styles.call}>
              <div>
                <p className={styles.need}>{need}</p>
                <p className={styles.note}>{how}</p>
              </div>
              <a className={styles.number} href={way?.href} aria-label={`${number}, ${need}`}>
                {number}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
