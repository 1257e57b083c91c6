import type { School } from '@hub/api/schools'
import { schoolTypeLabels, schoolTypes } from '@hub/core/schools/schoolTypes'

export type TypeChoice = 'all' | School['type']
export type SchoolSort = (typeof sortChoices)[number]['value']

/** What the reader asks of the directory. */
export interface SchoolFilter {
  /** The words of the search, without spaces around them. */
  term: string
  type: TypeChoice
  sort: SchoolSort
}

export const wholeDirectory: SchoolFilter = { term: '', type: 'all', sort: 'recent' }

export const typeChoices = schoolTypes.map((value) => ({ value, label: schoolTypeLabels[value] }))
export const typeFilterChoices = [{ value: 'all', label: 'All Types' }, ...typeChoices]

/** The orders of the directory, with the sentence that says what comes first. */
export const sortChoices = [
  { value: 'recent', label: 'Latest', first: 'Schools with the latest reviews come first.' },
  { value: 'name', label: 'Name', first: 'In alphabetical order.' },
  {
    value: 'rating',
    label: 'Best rated',
    first:
      'Best rated first. The more reviews a school has, the more they count; those with too few to score come last.',
  },
  { value: 'reviews', label: 'Most reviewed', first: 'Schools with the most reviews come first.' },
] as const

/** Whether the filter leaves schools out (an order does not). */
export function narrows({ term, type }: SchoolFilter): boolean {
  return term !== '' || type !== 'all'
}

/** What stands first in the list, in words: a search is always in the order of its matches. */
export function orderWords({ term, sort }: SchoolFilter): string {
  if (term !== '') return 'The closest match comes first.'
  return sortChoices.find(({ value }) => value === sort)?.first ?? ''
}
