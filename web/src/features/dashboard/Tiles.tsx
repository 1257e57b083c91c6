import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './Tiles.module.css'
import { tiles } from './tiles.ts'

/** The four ways on. */
export function Tiles({ exists }: { exists: (path: string) => boolean }) {
  return (
    <nav aria-label="Where to go">
      <ul className={styles.tiles}>
        {tiles.map(({ name, note, candidates }) => {
          const href = candidates.find(exists)
          return (
            href && (
              <li key={name} className={styles.tile}>
                <a className={styles.link} href={href}>
                  {name}
                </a>
                <span className={styles.note}>{note}</span>
                <span className={styles.arrow}>
                  <Icon name="arrow-right" />
                </span>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
