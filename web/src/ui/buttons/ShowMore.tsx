import { useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './ShowMore.module.css'

interface ShowMoreProps {
  /** There is another page. */
  hasMore: boolean
  onMore: () => void
  /** The next page is on its way. */
  busy: boolean
  /** Why the next page did not come: "We could not load more schools." */
  error?: string
  /** What is shown: "48 schools shown". The list itself says it in a live region. */
  shown: string
  /** Said when nothing is left: "That is the whole list." */
  end: string
}

/**
 * The end of a list that is read page by page. The focus stays on the button; when the last page
 * came and the button goes, it passes to the words in its place.
 */
export function ShowMore({ hasMore, onMore, busy, error, shown, end }: ShowMoreProps) {
  const words = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (busy) return
    // The button took the focus with it; anywhere else the reader has moved on by himself.
    const lost = document.activeElement === document.body
    if (pressed.current && !hasMore && lost) words.current?.focus()
    pressed.current = false
  }, [busy, hasMore])

  return (
    <div className={styles.more}>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p ref={words} tabIndex={-1} className={styles.words}>
        {hasMore ? shown : `${shown}. ${end}`}
      </p>
      {hasMore && (
        <Button
          busy={busy && 'Loading...'}
          onClick={() => {
            pressed.current = true
            onMore()
          }}
        >
          {error ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
