import { useId, useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/styles/classes.ts'
import styles from './FoldedText.module.css'

/** Longer texts are folded, so that one review does not push the others off the screen. */
const FOLDED_FROM = 900

interface FoldedTextProps {
  text: string
  /** What a reader calls it. */
  what?: 'review' | 'answer'
}

/** The text of a review, or of the answer to one, as it was written. */
export function FoldedText({ text, what = 'review' }: FoldedTextProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = text.length > FOLDED_FROM
  return (
    <>
      <p id={id} className={classes(styles.text, long && !open && styles.folded)}>
        {text}
      </p>
      {long && (
        <p>
          <Button
            kind="quiet"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : `Show the whole ${what}`}
          </Button>
        </p>
      )}
    </>
  )
}
