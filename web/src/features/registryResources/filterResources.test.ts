import { essentialResources } from '@hub/core/knowledge/essentialResources'
import { describe, expect, it } from 'vitest'
import { countWords, emptyWords, filterResources, narrows } from './filterResources.ts'
import { fromBuiltIn } from './shownResource.ts'

const all = essentialResources.map(fromBuiltIn)

const titles = (term: string, category: 'all' | 'advocacy' | 'legal' = 'all') =>
  filterResources(all, { term, category }).map(({ title }) => title)

describe('filterResources', () => {
  it('gives all where nothing is asked', () => {
    expect(titles(' ')).toEqual(all.map(({ title }) => title))
  })

  it('finds words of the title and of the description, in any case', () => {
    expect(titles('LAWHELP')).toEqual(['LawHelp.org'])
    expect(titles('department of EDUCATION')).toEqual([
      'Student Privacy 101: FERPA for Parents and Students (video)',
    ])
  })

  it('finds nothing by the address or the subcategory', () => {
    expect(titles('youtube')).toEqual([])
    expect(titles('Legal aid')).toEqual([])
  })

  it('joins the words and the category', () => {
    expect(titles('', 'advocacy')).toHaveLength(2)
    expect(titles('campus equality', 'advocacy')).toHaveLength(1)
    expect(titles('lawhelp', 'advocacy')).toEqual([])
  })
})

describe('narrows', () => {
  it('says whether anything is left out', () => {
    expect(narrows({ term: ' ', category: 'all' })).toBe(false)
    expect(narrows({ term: 'x', category: 'all' })).toBe(true)
    expect(narrows({ term: '', category: 'other' })).toBe(true)
  })
})

describe('countWords', () => {
  it('counts in the singular and the plural', () => {
    expect(countWords(1)).toBe('1 resource')
    expect(countWords(0)).toBe('0 resources')
    expect(countWords(1200)).toBe('1,200 resources')
  })
})

describe('emptyWords', () => {
  it('names the words and the category that matched nothing', () => {
    expect(emptyWords({ term: ' appeal ', category: 'all' })).toBe(
      'Nothing has the words “appeal”. Try fewer or other words.',
    )
    expect(emptyWords({ term: 'appeal', category: 'crisis' })).toBe(
      'Nothing under Crisis Support has the words “appeal”. Try fewer or other words.',
    )
    expect(emptyWords({ term: '', category: 'legal' })).toBe(
      'Nothing is listed under Legal Support yet.',
    )
  })

  it('says when only a part of the chain was looked through', () => {
    expect(emptyWords({ term: 'appeal', category: 'legal' }, 'the newest 50')).toBe(
      'Nothing in the newest 50 has the words “appeal” under Legal Support. Press “Show more” to look further back.',
    )
    expect(emptyWords({ term: '', category: 'legal' }, 'the newest 50')).toContain(
      'Nothing in the newest 50 is listed under Legal Support.',
    )
  })
})
