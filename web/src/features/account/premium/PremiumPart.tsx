import { useRef } from 'react'
import { ownSubscription } from '../../../lib/hubQueries.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import stack from '../../../ui/layout/stack.module.css'
import { classes } from '../../../ui/styles/classes.ts'
import { AccountNumber } from '../AccountNumber.tsx'
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
