import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchTerm } from '../../lib/useSearchTerm.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FoldTitle } from '../../ui/buttons/FoldTitle.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TermChoices } from '../../ui/forms/TermChoices.tsx'
import { Groups } from '../../ui/layout/EntryGroup.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { type FilterChoice, filterLabels, noFilters } from './filterChoice.ts'
import { KeptTerms } from './KeptTerms.tsx'
import { recentSearches, savedSearches } from './ResultsAside.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './SearchScreen.module.css'

/** What people often look for, as the specification lists it. */
const popularSearches = [
  'investigation timeline',
  'legal representation',
  'appeal process',
  'student rights',
  'due process rights',
  'hearing preparation',
  'advisor selection',
] as const

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
    if (empty) return box.current?.focus()
    recentSearches.add(words)
    jump()
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

  return (
    <Page>
      <PageHeader
        title="Search and Discovery"
        lead="One search through every place and guide in the hub. Typos are fine."
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
          <div ref={results} tabIndex={-1}>
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
          onPick={search}
        />
        <KeptTerms
          title="Recent Searches"
          name="recent searches"
          store={recentSearches}
          most={5}
          empty="No recent searches yet."
          onPick={search}
        />
      </Groups>
    </Page>
  )
}

/**
 * Takes the reader to the results: what was pressed may be far from them or gone, and on a phone they begin below the
 * window. Where their beginning is in sight, nothing moves, so that the search box stays in sight too.
 */
function useJumpToResults() {
  const results = useRef<HTMLDivElement>(null)
  const [jumps, setJumps] = useState(0)
  useLayoutEffect(() => {
    if (jumps === 0) return
    const part = results.current
    if (!part) return
    part.focus({ preventScroll: true })
    if (!beginsInSight(part)) part.scrollIntoView()
  }, [jumps])
  return { results, jump: () => setJumps(jumps + 1) }
}

/** Whether the beginning of a part stands beneath the bars, with room for what it says under it. */
function beginsInSight(part: HTMLElement): boolean {
  const { top } = part.getBoundingClientRect()
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return top >= bars && top < window.innerHeight * 0.75
}

interface AdvancedSearchProps {
  /** What the form shows; it takes effect by `onApply`. */
  choice: FilterChoice
  onChange: (choice: FilterChoice) => void
  onApply: () => void
}

function AdvancedSearch({ choice, onChange, onApply }: AdvancedSearchProps) {
  const field = (name: keyof FilterChoice) => ({
    choices: choicesOf(filterLabels[name]),
    value: choice[name],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...choice, [name]: event.target.value }),
  })
  return (
    <details className={styles.advanced}>
      <FoldTitle>Advanced Search</FoldTitle>
      <Form className={styles.form} onSubmit={onApply}>
        <SelectField label="Category" {...field('category')} />
        <SelectField label="Content type" {...field('type')} />
        <SelectField label="Date range" hint="When it was added here." {...field('date')} />
        <Button type="submit" wideOnPhone>
          Apply Filters
        </Button>
      </Form>
    </details>
  )
}

function choicesOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
