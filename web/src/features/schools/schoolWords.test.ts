import { describe, expect, it } from 'vitest'
import { basisWords, countWords, kindWords } from './schoolWords.ts'

describe('the words about a school', () => {
  it('say one review in the singular, and many with a thousands mark', () => {
    expect(basisWords(1)).toBe('Based on 1 review')
    expect(basisWords(2)).toBe('Based on 2 reviews')
    expect(countWords(1200, 'school')).toBe('1,200 schools')
    expect(countWords(0, 'review')).toBe('0 reviews')
  })

  it('name the place only where one is known', () => {
    expect(kindWords({ type: 'community-college', location: 'Columbus, OH' })).toBe(
      'Community College · Columbus, OH',
    )
    expect(kindWords({ type: 'university', location: null })).toBe('University')
  })
})
