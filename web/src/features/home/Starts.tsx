import { Icon } from '../../ui/icons/Icon.tsx'
import { starts } from './homeContent.ts'
import { Section } from './Section.tsx'
import styles from './Starts.module.css'

/** "Where would you like to start?": a row for each way in that exists. */
export function Starts({ exists }: { exists: (path: string) => boolean }) {
  const rows = starts.filter(({ href }) => exists(href))
  if (rows.length === 0) return null
  return (
    <Section
      title="Where would you like to start?"
      note="There is no right order. You can stop at any point and come back."
    >
      <ul>
        {rows.map(({ thought, note, label, href, price }) => (
          <li key={href} className={styles.row}>
            <div>
              <h3>{thought}</h3>
              <p className={styles.note}>{note}</p>
            </div>
            <a className={styles.link} href={href}>
              {label}
            </a>
            <span className={styles.price}>{price}</span>
            <span className={styles.arrow}>
              <Icon name="arrow-right" />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
