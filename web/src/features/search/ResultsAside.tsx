import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { type FilterChoice, setFilters } from './filterChoice.ts'
import { savedSearches } from './keptSearches.ts'
import styles from './ResultsAside.module.css'
import { useTerms } from './useTerms.ts'

interface ResultsAsideProps {
  term: string
  filters: FilterChoice
  onClearFilters: () => void
  /** The count badge, once there is a count. */
  count: ReactNode
}

/** Beside the results: what they answer, how many they are, the filters, and "save". */
export function ResultsAside({ term, filters, onClearFilters, count }: ResultsAsideProps) {
  useTerms(savedSearches)
  const saved = savedSearches.has(term)
  const set = setFilters(filters)
  return (
    <div className={styles.aside}>
      <p className={styles.term}>For “{term}”</p>
      {count && <p>{count}</p>}
      {set.length > 0 && (
        <div>
          <p className={styles.term}>Only: {set.join(' · ')}</p>
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
