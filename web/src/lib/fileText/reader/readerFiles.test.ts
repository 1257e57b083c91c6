import { expect, test } from 'vitest'
import { progressWords } from './readerFiles.ts'

const MB = 1024 * 1024

test.each([
  [0, '0 of 28 MB'],
  [12.9 * MB, '12 of 28 MB'],
  [28.4 * MB, '28 of 28 MB'],
])('%d bytes are told in whole MB, of which none is told before it is there', (loaded, words) => {
  expect(progressWords({ loaded, total: 28.4 * MB })).toBe(words)
})
