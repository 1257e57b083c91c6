import { classes } from '../../../ui/styles/classes.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import type { MarkTone, Segment } from './letterMarks.ts'
import styles from './MarkedWords.module.css'

const toneWords: Record<MarkTone, string> = {
  found: 'found',
  check: 'to ask about',
  against: 'goes against the rule',
}

interface MarkedWordsProps {
  segment: Segment
  /** The DOM id of the entry it leads to. */
  item: string
  /** The mark began before these words. */
  continues: boolean
  /** Shows that entry. */
  onOpen: (id: string) => void
  children: string
}

/** Marked words of the letter, a link to their entry, with the numbers that hang beside them. */
export function MarkedWords({ segment, item, continues, onOpen, children }: MarkedWordsProps) {
  const { mark, heads, lit } = segment
  return (
    <a
      href={`#${item}`}
      onClick={(event) => {
        // Followed here, so that no step of the report lands in the browser's history.
        event.preventDefault()
        onOpen(item)
      }}
      data-lit={lit ? '' : undefined}
      // One stop for each mark: its first words, and what is lit, since the focus goes there.
      tabIndex={continues && !lit ? -1 : undefined}
      className={classes(styles.mark, mark !== null && styles[mark.tone], lit && styles.lit)}
    >
      {heads.map(({ number, item: head }) => (
        <span key={head} className={styles.number} aria-hidden="true">
          {number}
        </span>
      ))}
      {mark && !continues && (
        <VisuallyHidden>
          {mark.number === null ? '' : `${mark.number}, `}
          {toneWords[mark.tone]}:{' '}
        </VisuallyHidden>
      )}
      <span className={styles.words}>{children}</span>
    </a>
  )
}
