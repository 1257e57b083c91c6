import { useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from './DocumentWords.module.css'

/** So many characters are laid out at a time: more would hold up the page. */
const PORTION = 40_000

/** The words of a document, as they were read from its file. */
export function DocumentWords({ text }: { text: string }) {
  const [shown, setShown] = useState(PORTION)
  return (
    <section className={styles.part} aria-labelledby="words-title">
      <h2 id="words-title" className={styles.title}>
        The document’s words
      </h2>
      <div className={styles.words}>{text.slice(0, shown)}</div>
      {shown < text.length && (
        <p>
          <Button onClick={() => setShown(shown + PORTION)}>Show more of the text</Button>
        </p>
      )}
    </section>
  )
}
