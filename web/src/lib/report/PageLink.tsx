import type { Lit } from './lit.ts'
import styles from './PageLink.module.css'

interface PageLinkProps {
  page: number
  passage: Lit | null
  onShow?: ((passage: Lit) => void) | undefined
  /** What was read from there, for those who hear the links one after the other. */
  of?: string
}

/** The page that something was read from; it lights the words, where the letter is shown. */
export function PageLink({ page, passage, onShow, of }: PageLinkProps) {
  if (!passage || !onShow) return <span className={styles.page}>Page {page}</span>
  return (
    <a
      href="#letter"
      className={styles.page}
      aria-label={of && `Page ${page}: ${of}`}
      onClick={(event) => {
        // Followed here, so that no step of the report lands in the browser's history.
        event.preventDefault()
        onShow(passage)
      }}
    >
      Page {page}
    </a>
  )
}
