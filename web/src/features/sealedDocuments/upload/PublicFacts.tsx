import { SESSION_DAYS } from '@hub/core/trust/terms'
import { TextLink } from '../../../ui/buttons/TextLink.tsx'
import styles from './PublicFacts.module.css'

/** What everybody can see, what the hub keeps, and what stays here: before anything is uploaded. */
export function PublicFacts({ folded }: { folded: boolean }) {
  return (
    <details className={styles.facts} open={!folded}>
      <summary>Who can see what</summary>
      <dl className={styles.list}>
        <div>
          <dt>Everybody, for good</dt>
          <dd>
            That your wallet address recorded a document, when, its type, a rounded size, and two
            digests. Its name on the chain is “document”. None of this can be taken back.
          </dd>
        </div>
        <div>
          <dt>The hub</dt>
          <dd>
            Sealed bytes that it cannot open. They stay until you delete them here, or delete the
            account of the browser that uploaded them. A guest account is deleted automatically
            after {SESSION_DAYS} days without a visit.
          </dd>
        </div>
        <div>
          <dt>Only you</dt>
          <dd>
            The words, the file’s name and the analysis. The keys are in this tab until you close
            it. Your ways in bring them back.{' '}
            <TextLink href="/trust#sealed-documents">What is kept, and for how long</TextLink>
          </dd>
        </div>
      </dl>
    </details>
  )
}
