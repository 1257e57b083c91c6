import { categoryTexts, resourceCategories } from '@hub/core/knowledge/resourceCategories'
import type { SearchFilters } from '../../lib/resources/findResources.ts'

/** The three filters as the form has them; 'all' and 'any' filter nothing. */
export interface FilterChoice {
  category: NonNullable<SearchFilters['category']> | 'all'
  type: NonNullable<SearchFilters['type']> | 'all'
  date: NonNullable<SearchFilters['date']> | 'any'
}

export const noFilters: FilterChoice = { category: 'all', type: 'all', date: 'any' }

export const filterLabels: {
  readonly [F in keyof FilterChoice]: Readonly<Record<FilterChoice[F], string>>
} = {
  category: {
    all: 'All categories',
    ...(Object.fromEntries(
      resourceCategories.map((category) => [category, categoryTexts[category].label]),
    ) as Record<NonNullable<SearchFilters['category']>, string>),
  },
  type: {
    all: 'All types',
    articles: 'Articles',
    videos: 'Videos',
    documents: 'Documents',
    contacts: 'Contacts',
  },
  date: { any: 'Any time', week: 'Past week', month: 'Past month', year: 'Past year' },
}

/** The filters of the call: only those that were set. */
export function searchFilters({ category, type, date }: FilterChoice): SearchFilters {
  return {
    ...(category !== 'all' && { category }),
    ...(type !== 'all' && { type }),
    ...(date !== 'any' && { date }),
  }
}

/** The labels of the filters that were set, in the order of the form. */
export function setFilters({ category, type, date }: FilterChoice): string[] {
  return [
    category !== 'all' && filterLabels.category[category],
    type !== 'all' && filterLabels.type[type],
    date !== 'any' && filterLabels.date[date],
  ].filter((label) => label !== false)
}
