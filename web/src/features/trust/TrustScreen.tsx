import { cautiousSetup } from '@hub/core/trust/setup'
import { trustGroups } from '@hub/core/trust/topics'
import { useRef } from 'react'
import { hubSetup } from '../../lib/hubQueries.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import stack from '../../ui/layout/stack.module.css'
import { TopicList } from './TopicList.tsx'
import styles from './TrustScreen.module.css'

/** What is kept, where, for how long, and who can read it. Each line is held by a test (decision 0028). */
export default function TrustScreen() {
  const reading = useReading(hubSetup)
  const content = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => content.current?.focus())
  const setup = failed ? cautiousSetup : reading.data
  return (
    <Page>
      <PageHeader
        title="What we keep, and for how long"
        lead="Press a line to see where it is kept, for how long, and how to remove it."
      />
      <div ref={content} tabIndex={-1} className={stack.gap9}>
        {failed && (
          <Alert tone="care" title="We could not load how this hub is set up.">
            <p>
              The lists below are for a hub that uses every service. This one may use fewer of them.
            </p>
            <div className={styles.retry}>
              <Button onClick={retry} busy={retrying && 'Loading...'}>
                Try again
              </Button>
            </div>
          </Alert>
        )}
        {setup ? (
          <TopicList groups={trustGroups(setup)} />
        ) : (
          <Skeleton words="Loading what is kept..." count={4} lines={4} />
        )}
      </div>
    </Page>
  )
}
