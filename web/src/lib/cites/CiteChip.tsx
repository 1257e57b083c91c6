import styles from './CiteChip.module.css'

/** No line is broken where it stands. */
const wordJoiner = '\u2060'

interface CiteChipProps {
  number: number
  cite: string
  href: string
  /** On paper the cite stands in full in place of the number. */
  inFullOnPaper?: boolean
}

/** The number of a source, raised after the words that rest on it; leads to the source. */
export function CiteChip({ number, cite, href, inFullOnPaper }: CiteChipProps) {
  return (
    <>
      {wordJoiner}
      <a
        className={styles.chip}
        href={href}
        aria-label={`Source ${number}: ${cite}`}
        data-cite={inFullOnPaper ? cite : undefined}
      >
        {number}
      </a>
    </>
  )
}
