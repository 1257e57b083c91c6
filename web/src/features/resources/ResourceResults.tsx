import { categoryTexts } from '@hub/core/knowledge/resourceCategories'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import type { ListedResource } from '../../lib/resources/findResources.ts'
import { foundWords, readAsWords } from '../../lib/resources/foundWords.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ResourceGroups } from './ResourceGroups.tsx'
import styles from './ResourceResults.module.css'
import type { CategoryChoice } from './useResourceFilter.ts'

interface ResourceResultsProps {
  term: string
  category: CategoryChoice
  /** What matches the term, in every category; undefined before the first answer. */
  all: readonly ListedResource[] | undefined
  /** Those of the chosen category. */
  shown: readonly ListedResource[] | undefined
  /** The resources shown still belong to the term before. */
  searching: boolean
  error: { cause: unknown; retrying: boolean; retry: () => void } | undefined
  onShowAll: () => void
  onAllCategories: () => void
}

/** The list in each of its states: loading, failed, empty, found. */
export function ResourceResults(props: ResourceResultsProps) {
  const { term, category, shown, searching, error, onShowAll } = props
  if (error) {
    return (
      <ErrorState
        title={term ? `We could not search for “${term}”.` : 'We could not load the resources.'}
        onRetry={error.retry}
        busy={error.retrying}
      >
        {refusalSentence(error.cause) ?? 'The crisis lines and the numbers above still work.'}
      </ErrorState>
    )
  }
  if (!shown) return <Skeleton words="Loading resources..." count={6} columns={2} lines={4} />
  return (
    <>
      <div className={term && shown.length > 0 ? styles.summary : styles.heard}>
        <p role="status">
          {searching
            ? `Searching for “${term}”...`
            : foundWords(shown.length, term, readAsWords(shown))}
        </p>
        {term && shown.length > 0 && (
          <Button kind="quiet" onClick={onShowAll}>
            Show all resources
          </Button>
        )}
      </div>
      {shown.length > 0 ? (
        <ResourceGroups
          key={`${category} ${term}`}
          resources={shown}
          ranked={term !== ''}
          folded={category === 'all'}
        />
      ) : (
        !searching && <NothingFound {...props} />
      )}
    </>
  )
}

function NothingFound(props: ResourceResultsProps) {
  const { term, category, all, onShowAll, onAllCategories } = props
  const elsewhere = all?.length ?? 0
  return (
    <Empty
      title="No resources found"
      headingLevel={2}
      action={
        elsewhere > 0 && term ? (
          <Button onClick={onAllCategories}>Look in all categories</Button>
        ) : (
          (term || category !== 'all') && <Button onClick={onShowAll}>Show all resources</Button>
        )
      }
    >
      {emptyWords(term, category === 'all' ? undefined : categoryTexts[category].label, elsewhere)}
    </Empty>
  )
}

/**
 * Why the list is empty, and what to try.
 *
 * @param term what was searched for; '' for nothing
 * @param category the label of the chosen category, if one is chosen
 * @param elsewhere how many match the term in other categories
 */
export function emptyWords(term: string, category: string | undefined, elsewhere: number): string {
  if (term === '') {
    return category ? `Nothing is listed under ${category} yet.` : 'Nothing is listed here yet.'
  }
  if (!category) return `Nothing matches “${term}”. Try fewer words, or look through all resources.`
  const others =
    elsewhere === 0
      ? 'Try fewer words, or look through all resources.'
      : elsewhere === 1
        ? 'One resource in another category does.'
        : `${elsewhere} resources in other categories do.`
  return `Nothing in ${category} matches “${term}”. ${others}`
}
