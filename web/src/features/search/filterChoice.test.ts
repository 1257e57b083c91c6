import { dateRanges } from '@hub/api/resources'
import { resourceCategories } from '@hub/core/knowledge/resourceCategories'
import { contentTypes } from '@hub/core/resources/contentType'
import { describe, expect, it } from 'vitest'
import { filterLabels, noFilters, searchFilters, setFilters } from './filterChoice.ts'

describe('filterLabels', () => {
  it('offers every value that the server knows, the one without effect first', () => {
    expect(Object.keys(filterLabels.category)).toEqual(['all', ...resourceCategories])
    expect(Object.keys(filterLabels.type)).toEqual(['all', ...contentTypes])
    expect(Object.keys(filterLabels.date)).toEqual(['any', ...dateRanges])
  })
})

describe('searchFilters', () => {
  it('sends nothing when nothing is set', () => {
    expect(searchFilters(noFilters)).toEqual({})
  })

  it('sends each filter that is set', () => {
    expect(searchFilters({ category: 'legal', type: 'videos', date: 'month' })).toEqual({
      category: 'legal',
      type: 'videos',
      date: 'month',
    })
  })
})

describe('setFilters', () => {
  it('names what is set', () => {
    expect(setFilters({ ...noFilters, type: 'contacts', date: 'week' })).toEqual([
      'Contacts',
      'Past week',
    ])
    expect(setFilters(noFilters)).toEqual([])
  })
})
