import { cautiousSetup } from '@hub/core/trust/setup'
import { trustTopics } from '@hub/core/trust/topics'
import { useRef, useState } from 'react'
import { useReading } from '../../lib/reading/useReading.ts'
import { usePlaceOfAddress } from '../../lib/usePlaceOfAddress.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { everything, filterTopics } from './filterTopics.ts'
import { NothingThere } from './NothingThere.tsx'
import { TopicFilters } from './TopicFilters.tsx'
import { TopicLinks } from './TopicLinks.tsx'
import { TopicSection } from './TopicSection.tsx'
import styles from './TrustScreen.module.css'
import { hubSetup } from './trustQueries.ts'

/** What is kept, where, for how long, and who can read it. Each line is held by a test (decision 0028). */
export default function TrustScreen() {
  const reading = useReading(hubSetup)
  const content = useRef<HTMLDivElement>(null)
  const [filter, setFilter] = useState(everything)
  const { failed, retrying, retry } = useRetry(reading, () => content.current?.focus())
  const setup = failed ? cautiousSetup : reading.data
  const topics = setup && trustTopics(setup)
  const shown = topics && filterTopics(topics, filter)
  usePlaceOfAddress(topics !== undefined)
  return (
    <Page>
      <PageHeader
        title="What we keep, and for how long"
        lead="For each part of this hub: what is kept, where, for how long, who can read it, and how to remove it. What we cannot promise is said as well."
      />
      {topics && <TopicFilters topics={topics} filter={filter} onChange={setFilter} />}
      <div ref={content} tabIndex={-1} className={styles.content}>
        {failed && (
          <Alert tone="care" title="We could not load how this hub is set up.">
            <p>
              The lists below are for a hub that uses every service. This one may use fewer of them.
            </p>
            <Button onClick={retry} busy={retrying && 'Loading...'}>
              Try again
            </Button>
          </Alert>
        )}
        {!shown && <Skeleton words="Loading what is kept..." count={4} lines={4} />}
        {shown && topics && (
          <>
            <TopicLinks shown={shown} all={topics.length} />
            {shown.length === 0 && <NothingThere onShowAll={() => setFilter(everything)} />}
            {shown.map((topic) => (
              <TopicSection key={topic.slug} topic={topic} />
            ))}
          </>
        )}
      </div>
    </Page>
  )
}
