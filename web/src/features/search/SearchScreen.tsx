import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchTerm } from '../../lib/useSearchTerm.ts'
import { Groups } from '../../ui/EntryGroup.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TermChoices } from '../../ui/TermChoices.tsx'
import { AdvancedSearch } from './AdvancedSearch.tsx'
import { noFilters } from './filterChoice.ts'
import { KeptTerms } from './KeptTerms.tsx'
import { recentSearches, savedSearches } from './keptSearches.ts'
import { popularSearches } from './popularSearches.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './SearchScreen.module.css'

/** Search and Discovery. Nothing of it enters the address; kept terms stay on the device. */
export default function SearchScreen() {
  const { text, term, type, run } = useSearchTerm()
  const [choice, setChoice] = useState(noFilters)
  const [applied, setApplied] = useState(noFilters)
  const [hint, setHint] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const { results, jump } = useJumpToResults()

  const search = (words: string, missing = 'Type what you are looking for first.') => {
    run(words)
    const empty = words.trim() === ''
    setHint(empty ? missing : '')
    if (empty) box.current?.focus()
    else recentSearches.add(words)
  }
  const apply = () => {
    setApplied(choice)
    search(text, 'The filters are set. Now type what you are looking for.')
  }
  const clearFilters = () => {
    setChoice(noFilters)
    setApplied(noFilters)
    jump()
  }
  const pickKept = (words: string) => {
    search(words)
    jump()
  }

  return (
    <Page>
      <PageHeader
        title="Search and Discovery"
        lead="One search through every place and guide in the hub. Typing errors are fine."
      />
      <search className={styles.finder}>
        <SearchForm
          text={text}
          onType={(words) => {
            type(words)
            setHint('')
          }}
          onSearch={() => search(text)}
          hint={hint}
          box={box}
        />
        <TermChoices label="Popular searches:" terms={popularSearches} onPick={search} />
        <AdvancedSearch choice={choice} onChange={setChoice} onApply={apply} />
      </search>
      <Groups>
        {term !== '' && (
          <div ref={results} tabIndex={-1} className={styles.results}>
            <SearchResults
              term={term}
              filters={applied}
              onClearFilters={clearFilters}
              onRetried={jump}
            />
          </div>
        )}
        <KeptTerms
          title="Saved Searches"
          name="saved searches"
          store={savedSearches}
          empty="No saved searches yet. Search for something, then save it beside the results."
          onPick={pickKept}
        />
        <KeptTerms
          title="Recent Searches"
          name="recent searches"
          store={recentSearches}
          most={5}
          empty="No recent searches yet."
          onPick={pickKept}
        />
      </Groups>
    </Page>
  )
}

/** Takes the reader to the results when the pressed control is far from them or gone. */
function useJumpToResults() {
  const results = useRef<HTMLDivElement>(null)
  const [jumps, setJumps] = useState(0)
  useLayoutEffect(() => {
    if (jumps === 0) return
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  }, [jumps])
  return { results, jump: () => setJumps(jumps + 1) }
}
