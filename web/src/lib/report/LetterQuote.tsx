import type { Cut } from '@hub/core/analysis/report'
import { shownQuote } from '@hub/core/analysis/shownQuote'
import { classes } from '../../ui/styles/classes.ts'
import styles from './LetterQuote.module.css'
import type { Lit } from './lit.ts'
import { PageLink } from './PageLink.tsx'

interface LetterQuoteProps {
  /** The words of the document. */
  quote: string
  cut?: Cut | undefined
  tone: 'mark' | 'found'
  /** Where they stand, and what they are about, for those who hear the links one after the other. */
  page: number
  of: string
  passage: Lit | null
  /** Lights the words in the letter, where the letter stands beside them. */
  onShow?: (passage: Lit) => void
}

/** Words of the letter as an entry shows them, with their page; a press lights them in the letter. */
export function LetterQuote({ quote, cut, tone, page, of, passage, onShow }: LetterQuoteProps) {
  return (
    <div className={styles.words}>
      {/* The link to the page does this by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <blockquote
        className={classes(styles.quote, passage !== null && onShow && styles.pressed)}
        onClick={passage && onShow ? () => onShow(passage) : undefined}
      >
        <mark className={tone === 'found' ? styles.found : undefined}>
          {shownQuote({ quote, cut })}
        </mark>
      </blockquote>{' '}
      <PageLink page={page} passage={passage} onShow={onShow} of={of} />
    </div>
  )
}
