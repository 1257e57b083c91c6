import { describe, expect, it } from 'vitest'
import { countWords, foundWords } from './foundWords.ts'

describe('countWords', () => {
  it('counts in the singular and the plural', () => {
    expect(countWords(0)).toBe('0 resources')
    expect(countWords(1)).toBe('1 resource')
    expect(countWords(1234)).toBe('1,234 resources')
  })
})

describe('foundWords', () => {
  it('names the term with the number of matches', () => {
    expect(foundWords(1, 'appeal')).toBe('1 resource matches “appeal”.')
    expect(foundWords(7, 'appeal')).toBe('7 resources match “appeal”.')
    expect(foundWords(0, 'appeal')).toBe('No resources found for “appeal”.')
  })

  it('names what was looked for instead', () => {
    const said = 'Nothing has “apeal”. We looked for “appeal” instead.'
    expect(foundWords(7, 'apeal', said)).toBe(`${said} 7 resources match.`)
  })

  it('gives the count alone where nothing was searched', () => {
    expect(foundWords(44, '')).toBe('44 resources')
  })
})
