import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './Tiles.module.css'

/** A way on from the dashboard; the first of its addresses that exists is linked. */
interface Tile {
  name: string
  note: string
  candidates: readonly string[]
}

const tiles: readonly Tile[] = [
  {
    name: 'Analyze Documents',
    note: 'Read a letter from the school closely.',
    candidates: ['/web3-documents', '/analysis'],
  },
  {
    name: 'Chat with AI',
    note: 'Ask in your own words, with sources.',
    candidates: ['/web3-assistant', '/chat'],
  },
  {
    name: 'Browse Resources',
    note: 'People and pages that can help.',
    candidates: ['/web3-resources', '/resources'],
  },
  {
    name: 'View Reviews',
    note: 'How schools handle cases.',
    candidates: ['/web3-reviews', '/reviews'],
  },
]

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
