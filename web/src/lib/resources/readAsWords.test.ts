import { expect, test } from 'vitest'
import type { ListedResource } from './findResources.ts'
import { readAsWords } from './readAsWords.ts'

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
