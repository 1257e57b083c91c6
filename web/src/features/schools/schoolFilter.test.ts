import { describe, expect, it } from 'vitest'
import {
  narrows,
  orderWords,
  sortChoices,
  typeFilterChoices,
  wholeDirectory,
} from './schoolFilter.ts'

describe('the filter of the directory', () => {
  it('offers the types and orders of the specification', () => {
    expect(typeFilterChoices.map(({ label }) => label)).toEqual([
      'All Types',
      'University',
      'College',
      'Community College',
      'High School',
      'Middle School',
    ])
    expect(sortChoices.map(({ value, label }) => [value, label])).toEqual([
      ['recent', 'Latest'],
      ['name', 'Name'],
      ['rating', 'Best rated'],
      ['reviews', 'Most reviewed'],
    ])
  })

  it('leaves schools out by words and type, not by order', () => {
    expect(narrows(wholeDirectory)).toBe(false)
    expect(narrows({ ...wholeDirectory, sort: 'name' })).toBe(false)
    expect(narrows({ ...wholeDirectory, term: 'ucla' })).toBe(true)
    expect(narrows({ ...wholeDirectory, type: 'college' })).toBe(true)
  })

  it('says what comes first: the chosen order, or the match while words are searched', () => {
    expect(orderWords({ ...wholeDirectory, sort: 'name' })).toBe('In alphabetical order.')
    expect(orderWords({ ...wholeDirectory, sort: 'name', term: 'ucla' })).toBe(
      'The closest match comes first.',
    )
  })
})
