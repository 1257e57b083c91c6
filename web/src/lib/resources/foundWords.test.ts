import { describe, expect, it, test } from 'vitest'
import type { ListedResource } from './findResources.ts'
import { countWords, foundWords, readAsWords } from './foundWords.ts'

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

const found = (readAs: ListedResource['readAs']) => [{ readAs } as ListedResource]

test('nothing is said of words that were found, nor of a list that was not searched', () => {
  expect(readAsWords(undefined)).toBeUndefined()
  expect(readAsWords([])).toBeUndefined()
  expect(readAsWords(found([]))).toBeUndefined()
  expect(readAsWords(found(undefined))).toBeUndefined()
})

test('each word that nothing has is named with what was looked for', () => {
  expect(readAsWords(found([{ typed: 'harvrd', words: ['hard'] }]))).toBe(
    'Nothing has “harvrd”. We looked for “hard” instead.',
  )
  const two = [
    { typed: 'stalx', words: ['stale', 'stalk', 'stall'] },
    { typed: 'lawer', words: ['lawyer', 'lower'] },
  ]
  expect(readAsWords(found(two))).toBe(
    'Nothing has “stalx”. We looked for “stale”, “stalk” or “stall” instead. ' +
      'Nothing has “lawer”. We looked for “lawyer” or “lower” instead.',
  )
})
