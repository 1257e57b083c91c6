import { RECENT_SEARCHES } from '@hub/core/trust/terms'
import { recentSearchesKey } from '../../exit/recentSearchesKey.ts'
import { deviceSeal } from '../../lib/private/deviceSeal.ts'
import type { ListedResource } from '../../lib/resources/findResources.ts'
import { countWords, foundWords, readAsWords } from '../../lib/resources/foundWords.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import stack from '../../ui/layout/stack.module.css'
import { classes } from '../../ui/styles/classes.ts'
import { Badge } from '../../ui/text/Badge.tsx'
import text from '../../ui/text/text.module.css'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { type FilterChoice, setFilters } from './filterChoice.ts'
import { useTerms } from './KeptTerms.tsx'
import { termStore } from './termStore.ts'

const savedSearchesKey = 'hub.savedSearches'

const seal = (place: string) => deviceSeal('hub-search', place)

/** Every search that was saved, until it is removed. */
export const savedSearches = termStore(() => localStorage, savedSearchesKey, seal(savedSearchesKey))

/** The last searches that were started by a press or Enter. */
export const recentSearches = termStore(
  () => localStorage,
  recentSearchesKey,
  seal(recentSearchesKey),
  RECENT_SEARCHES,
)

interface ResultsAsideProps {
  term: string
  filters: FilterChoice
  onClearFilters: () => void
  /** What was found, once that is known. */
  found: readonly ListedResource[] | undefined
  /** The answer to this term is still on its way. */
  searching: boolean
}

/** Beside the results: what they answer, how many they are, the filters, and "save". */
export function ResultsAside(props: ResultsAsideProps) {
  const { term, filters, onClearFilters, found, searching } = props
  const readAs = readAsWords(found)
  useTerms(savedSearches)
  const saved = savedSearches.has(term)
  const set = setFilters(filters)
  return (
    <div className={classes(stack.gap2, stack.start)}>
      <p className={classes(text.note, text.breaks)}>For “{term}”</p>
      {readAs && <p className={classes(text.note, text.breaks)}>{readAs}</p>}
      {found && (
        <p>
          <Badge>{countWords(found.length)}</Badge>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {searching
            ? `Searching for “${term}”...`
            : found && foundWords(found.length, term, readAs)}
        </span>
      </VisuallyHidden>
      {set.length > 0 && (
        <div>
          <p className={classes(text.note, text.breaks)}>Only: {set.join(' · ')}</p>
          <Button kind="quiet" onClick={onClearFilters}>
            Clear filters
          </Button>
        </div>
      )}
      <Button
        kind="quiet"
        onClick={() => (saved ? savedSearches.remove(term) : savedSearches.add(term))}
      >
        {saved ? 'Remove from saved' : 'Save this search'}
      </Button>
    </div>
  )
}
