import { describe, expect, it } from 'vitest'
import { countWords, emptyWords } from './listWords.ts'

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
