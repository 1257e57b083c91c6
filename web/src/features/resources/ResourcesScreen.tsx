import { useRef } from 'react'
import { useReading } from '../../lib/reading/useReading.ts'
import { resourceSource } from '../../lib/resources/findResources.ts'
import { countWords } from '../../lib/resources/foundWords.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { EmergencySupport } from './EmergencySupport.tsx'
import { ResourceFinder } from './ResourceFinder.tsx'
import { ResourceResults } from './ResourceResults.tsx'
import styles from './ResourcesScreen.module.css'
import { SuggestResource } from './SuggestResource.tsx'
import { useResourceFilter } from './useResourceFilter.ts'

/** The Resource Hub. What is searched and chosen lives in memory, never in the address. */
export default function ResourcesScreen() {
  const { text, term, type, run, category, onCategory } = useResourceFilter()
  const reading = useReading(resourceSource(term))
  const results = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => results.current?.focus())
  const shown = failed
    ? undefined
    : reading.data?.filter((resource) => category === 'all' || resource.category === category)
  return (
    <Page>
      <PageHeader
        title="Resource Hub"
        badge={<Count count={shown?.length} />}
        lead="People and guides that can help, for either side of a case. All free to open."
      />
      <ResourceFinder
        text={text}
        onType={type}
        onRun={run}
        category={category}
        onCategory={onCategory}
      />
      <div className={styles.content}>
        {(failed || category === 'all' || category === 'emergency') && <EmergencySupport />}
        <div ref={results} tabIndex={-1} className={styles.results}>
          <ResourceResults
            term={term}
            category={category}
            all={reading.data}
            shown={shown}
            searching={reading.older}
            error={failed ? { cause: reading.error, retrying, retry } : undefined}
            onShowAll={() => {
              run('')
              onCategory('all')
            }}
            onAllCategories={() => onCategory('all')}
          />
        </div>
        <SuggestResource />
      </div>
    </Page>
  )
}

/** The badge; before the first answer it only keeps its room, so that nothing moves. */
function Count({ count }: { count: number | undefined }) {
  if (count !== undefined) return <Badge>{countWords(count)}</Badge>
  return (
    <span className={styles.room} aria-hidden="true">
      <Badge>208 resources</Badge>
    </span>
  )
}
