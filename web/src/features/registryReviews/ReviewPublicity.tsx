import { useId } from 'react'
import styles from './ReviewPublicity.module.css'

/** What posting makes public, said before anything is signed. */
export function ReviewPublicity() {
  const id = useId()
  return (
    <section className={styles.facts} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        What will be public
      </h3>
      <p>
        The transaction is public and cannot be taken back. Hiding your address works on this hub
        only.
      </p>
      <dl className={styles.list}>
        <div>
          <dt>On the chain for good</dt>
          <dd>
            Your wallet address and the time, the school, the rating, the title and the tags. Of the
            details, only a digest: a code made from their words.
          </dd>
        </div>
        <div>
          <dt>Kept by this hub</dt>
          <dd>The words of your details. Anyone can read them. You can remove them later.</dd>
        </div>
        <div>
          <dt>What can tie a wallet to you</dt>
          <dd>
            Coins bought under your name, a public name for the address, payments to or from people
            who know you, and other posts with the same address. A wallet that you use for nothing
            else is safer.
          </dd>
        </div>
      </dl>
    </section>
  )
}
