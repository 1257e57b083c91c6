import { useRef } from 'react'
import { ownSubscription } from '../../../lib/hubQueries.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { useCopy } from '../../../lib/useCopy.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../../ui/buttons/FoldTitle.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import stack from '../../../ui/layout/stack.module.css'
import { classes } from '../../../ui/styles/classes.ts'
import text from '../../../ui/text/text.module.css'
import styles from '../AccountNumber.module.css'
import { Part } from '../Part.tsx'
import { PremiumState } from './PremiumState.tsx'

interface PremiumPartProps {
  accountId: string
  exists: (path: string) => boolean
}

/** Where the subscription stands, and the number by which whoever runs the hub finds the account. */
export function PremiumPart({ accountId, exists }: PremiumPartProps) {
  const reading = useReading(ownSubscription)
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => region.current?.focus())
  return (
    <Part title="Premium">
      <div ref={region} tabIndex={-1} className={classes(stack.gap4, stack.start, stack.measure)}>
        {reading.pending && !failed && <Skeleton lines={2} words="Loading your subscription..." />}
        {failed && (
          <ErrorState title="We could not load your subscription." onRetry={retry} busy={retrying}>
            {refusalSentence(reading.error) ?? 'Nothing has changed. Check your connection.'}
          </ErrorState>
        )}
        {!failed && reading.data && <PremiumState subscription={reading.data} exists={exists} />}
      </div>
      <AccountNumber id={accountId} />
    </Part>
  )
}

/** The account's id, for whoever runs the hub: premium can be given to it by hand. */
function AccountNumber({ id }: { id: string }) {
  const { outcome, copy } = useCopy(id)
  return (
    <details>
      <FoldTitle>Account number</FoldTitle>
      <div className={styles.inside}>
        <p>
          The people who run this hub need it to turn on premium for you by hand. It opens nothing
          on its own, and it does not say who you are.
        </p>
        <code className={styles.id}>{id}</code>
        <div className={styles.copy}>
          <Button onClick={() => void copy()}>Copy the number</Button>
          <span role="status" className={text.note}>
            {outcome === 'copied' && 'Copied'}
            {outcome === 'failed' && 'Copying did not work. Select the number to copy it.'}
          </span>
        </div>
      </div>
    </details>
  )
}
