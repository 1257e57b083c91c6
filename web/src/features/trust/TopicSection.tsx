import type { Topic } from '@hub/core/trust/statement'
import { LineTable } from './LineTable.tsx'
import styles from './TopicSection.module.css'

/** One question: its answer, what is kept, and what else to know. */
export function TopicSection({ topic }: { topic: Topic }) {
  const { slug, name, question, answer, lines, limits } = topic
  return (
    <section id={slug} className={styles.topic} aria-labelledby={`${slug}-title`}>
      <p className={styles.name}>{name}</p>
      <h2 id={`${slug}-title`}>{question}</h2>
      <p className={styles.answer}>{answer.text}</p>
      {lines.length > 0 && <LineTable question={question} lines={lines} />}
      {limits.length > 0 && (
        <div className={styles.more}>
          <h3 className={styles.moreTitle}>{lines.length > 0 ? 'What else to know' : 'To know'}</h3>
          <ul className={styles.limits}>
            {limits.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
