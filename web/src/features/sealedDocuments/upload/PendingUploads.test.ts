import { expect, test } from 'vitest'
import { pendingEnd } from './PendingUploads.tsx'

const done = { phase: 'done', words: 'It is on the chain.', recordId: 7 } as const
const dropped = { phase: 'dropped', words: 'The network no longer knows it.' } as const

test('a recorded document is named by its number, and its way to an analysis is said', () => {
  const { tone, words } = pendingEnd('uploadDocument', done)
  expect(tone).toBe('done')
  expect(words).toContain('Document #7')
  expect(words).toContain('view it to store its analysis')
})

test('a document that was not recorded says why, and what to do', () => {
  const { title, tone, words } = pendingEnd('uploadDocument', dropped)
  expect([title, tone]).toEqual(['Upload Failed', 'stop'])
  expect(words).toBe('The network no longer knows it. Choose the file again to upload it.')
})

test('an analysis that was not recorded leaves the document safe', () => {
  expect(pendingEnd('updateDocumentAnalysis', done).tone).toBe('done')
  expect(pendingEnd('updateDocumentAnalysis', dropped).words).toContain('itself is safe')
})
