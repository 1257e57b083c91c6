import { useReading } from '../../lib/reading/useReading.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { resourceSource } from '../../lib/resources/findResources.ts'
import { ResourceEntry } from '../../lib/resources/ResourceEntry.tsx'
import { useRetry } from '../../lib/useRetry.ts'
import { Button, LinkButton } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import { type FilterChoice, searchFilters, setFilters } from './filterChoice.ts'
import { ResultsAside } from './ResultsAside.tsx'

interface SearchResultsProps {
  /** What is searched for; never empty. */
  term: string
  filters: FilterChoice
  onClearFilters: () => void
  /** After a retry that worked: the pressed button is gone, so the focus must move. */
  onRetried: () => void
}

/** The results of one search in each of their states: loading, failed, empty, found. */
export function SearchResults(props: SearchResultsProps) {
  const { term, filters, onClearFilters, onRetried } = props
  const reading = useReading(resourceSource(term, searchFilters(filters)))
  const { failed, retrying, retry } = useRetry(reading, onRetried)
  const found = failed ? undefined : reading.data
  const searching = reading.older || (reading.pending && !failed)
  return (
    <EntryGroup
      title="Results"
      aside={
        <ResultsAside
          term={term}
          filters={filters}
          onClearFilters={onClearFilters}
          found={found}
          searching={searching}
        />
      }
    >
      {failed && (
        <ErrorState title={`We could not search for “${term}”.`} onRetry={retry} busy={retrying}>
          {refusalSentence(reading.error) ?? unreached}
        </ErrorState>
      )}
      {!failed && !found && <Skeleton words="Searching..." wordsShown count={3} lines={4} />}
      {found?.map((resource) => (
        <ResourceEntry key={resource.id} resource={resource} />
      ))}
      {found?.length === 0 && !searching && (
        <NothingFound term={term} filters={filters} onClearFilters={onClearFilters} />
      )}
    </EntryGroup>
  )
}

const unreached = 'Your words are still in the box. The crisis lines above still work.'

interface NothingFoundProps {
  term: string
  filters: FilterChoice
  onClearFilters: () => void
}

function NothingFound({ term, filters, onClearFilters }: NothingFoundProps) {
  const set = setFilters(filters)
  if (set.length > 0) {
    return (
      <Empty
        title="No resources found"
        action={<Button onClick={onClearFilters}>Search without filters</Button>}
      >
        Nothing matches “{term}” under {set.join(', ')}.
      </Empty>
    )
  }
  return (
    <Empty
      title="No resources found"
      action={<LinkButton href="/resources">See all resources</LinkButton>}
    >
      Nothing matches “{term}”. Try fewer words, or another word for the same thing.
    </Empty>
  )
}
