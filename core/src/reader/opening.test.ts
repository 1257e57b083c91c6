import { expect, it } from 'vitest'
import { sentence, wordLengths } from './fixtures.ts'
import { openingOf } from './opening.ts'
import { windowsOf } from './windows.ts'

it('a paper begins with the words of its first three windows, each once, and without their headings', () => {
  const words = (letter: string, count: number) => `${letter} `.repeat(count)
  const sentences = [
    sentence(words('a', 90), 'Heading beside', 0),
    sentence(words('bb', 90), '', 1),
    sentence(words('ccc', 90), '', 2),
    sentence(words('dddd', 90), '', 3),
  ]
  const windows = windowsOf(sentences, wordLengths)
  expect(windows).toHaveLength(4)
  expect(openingOf(windows)).toEqual([1, 2, 3])
})

it('a paper without words begins with none', () => {
  expect(openingOf([])).toEqual([])
})
