import styles from './CiteChips.module.css'
import { sourceId } from './sourceId.ts'

interface CiteChipsProps {
  cites: readonly string[]
  numbers: ReadonlyMap<string, number>
}

/** No line is broken where it stands. */
const wordJoiner = '\u2060'

/** The numbers of a statement's sources; each leads to its source. On paper the cites stand in full. */
export function CiteChips({ cites, numbers }: CiteChipsProps) {
  return cites.map((cite) => {
    const number = numbers.get(cite)
    return (
      <span key={cite}>
        {wordJoiner}
        <a
          className={styles.chip}
          href={`#${sourceId(number ?? 0)}`}
          aria-label={`Source ${number}: ${cite}`}
          data-cite={cite}
        >
          {number}
        </a>
      </span>
    )
  })
}
