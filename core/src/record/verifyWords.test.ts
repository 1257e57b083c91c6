import { expect, test } from 'vitest'
import { exportOf, sampleBook, testMeans } from './testing/sampleRecord.ts'
import { verifyExport } from './verifyExport.ts'
import { verdictWords } from './verifyWords.ts'

test('a check claims what it compared, and not how things once were', async () => {
  const { given } = await exportOf(await sampleBook(testMeans()))
  const { title, text } = verdictWords(await verifyExport(given, testMeans().sha256))
  expect(title).toBe('Everything here matches.')
  expect(text).toContain('fit together')
  expect(text).not.toContain('as they were exported')
})

test('what cannot be read is not said to be changed for sure', () => {
  expect(verdictWords({ result: 'unreadable' }).text).toContain('1 GB')
})
