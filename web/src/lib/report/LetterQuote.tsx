import type { Cut } from '@hub/core/analysis/report'
import { shownQuote } from '@hub/core/analysis/shownQuote'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './LetterQuote.module.css'
import type { Lit } from './lit.ts'

interface LetterQuoteProps {
  /** The words of the document. */
  quote: string
  cut?: Cut | undefined
  tone: 'mark' | 'found'
  passage: Lit | null
  /** Lights the words in the letter, where the letter stands beside them. */
  onShow?: (passage: Lit) => void
}

/** Words of the letter as an entry shows them; a press on them lights them in the letter. */
export function LetterQuote({ quote, cut, tone, passage, onShow }: LetterQuoteProps) {
  return (
    // The button "Show in letter" of the same entry does this by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <blockquote
      className={classes(styles.quote, passage !== null && onShow && styles.pressed)}
      onClick={passage && onShow ? () => onShow(passage) : undefined}
    >
      <mark className={tone === 'found' ? styles.found : undefined}>
        {shownQuote({ quote, cut })}
      </mark>
    </blockquote>
  )
}

interface ShowInLetterProps extends Pick<LetterQuoteProps, 'passage' | 'onShow'> {
  noun: string
  /** What is shown, for those who hear the buttons one after the other. */
  of: string
}

/** The button that lights an entry's words in the letter. Nothing where there are none. */
export function ShowInLetter({ passage, onShow, noun, of }: ShowInLetterProps) {
  if (!passage || !onShow) return null
  return (
    <Button kind="quiet" aria-label={`Show in ${noun}: ${of}`} onClick={() => onShow(passage)}>
      Show in {noun}
    </Button>
  )
}
