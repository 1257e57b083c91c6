import { useEffect, useState } from 'react'
import { useSearchTerm } from '../../lib/useSearchTerm.ts'
import { type SchoolFilter, wholeDirectory } from './schoolFilter.ts'

// Kept for the way back from a school. In memory only: an address or a storage would leave a trace.
let last = wholeDirectory

/** What is asked of the directory, and the ways to change it. */
export function useSchoolFilter() {
  const { text, term, type: onType, run: onRun } = useSearchTerm(last.term)
  const [{ type, sort }, setChoices] = useState(last)
  const filter: SchoolFilter = { term, type, sort }

  useEffect(() => {
    last = { term, type, sort }
  }, [term, type, sort])

  return {
    filter,
    text,
    onType,
    onRun,
    onTypeChoice: (type: SchoolFilter['type']) => setChoices((last) => ({ ...last, type })),
    onSort: (sort: SchoolFilter['sort']) => setChoices((last) => ({ ...last, sort })),
    showAll: () => {
      onRun('')
      setChoices((last) => ({ ...last, type: 'all' }))
    },
  }
}
