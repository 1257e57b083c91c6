import type { HeldReview } from '@hub/api/reviews'
import { useState } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import styles from './HeldReviewDialog.module.css'

interface RemovalProps {
  held: HeldReview
  busy: boolean
  /** @param now whether right away, or together with other reviews */
  onRemove: (now: boolean) => void
}

/** The ways to remove a review, and what each of them shows to others. A press is asked once more. */
export function Removal({ held, busy, onRemove }: RemovalProps) {
  const [isAsked, setAsked] = useState(false)
  const { state, pending, withinHours } = held
  const isLater = state === 'published' && withinHours > 0
  return (
    <section className={styles.removal} aria-labelledby="removal-title">
      <h3 id="removal-title" className={styles.title}>
        Remove this review
      </h3>
      {isLater ? (
        <p>
          It goes within {withinHours} hours, when other reviews come and go. You can also remove it
          right away: then whoever watches the list knows that you were here at that moment.
        </p>
      ) : (
        <p>{state === 'waiting' ? 'Removed now, it never appears.' : 'It goes at once.'}</p>
      )}
      <p>Nobody can bring it back.</p>
      {isAsked || pending === 'removal' ? (
        <>
          {isLater && pending !== 'removal' && (
            <Button kind="delete" busy={busy && 'Removing...'} onClick={() => onRemove(false)}>
              Remove it within {withinHours} hours
            </Button>
          )}
          <Button
            kind="delete"
            busy={busy && 'Removing...'}
            onClick={() => onRemove(state === 'published')}
          >
            Remove it right away
          </Button>
        </>
      ) : (
        <Button kind="delete" icon="trash" onClick={() => setAsked(true)}>
          Remove...
        </Button>
      )}
    </section>
  )
}
