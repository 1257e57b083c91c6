import { plainWords } from '@hub/core/assistant/language/plainWords'
import { expect, test } from 'vitest'
import { keptAside } from './keptAside.ts'
import { labelledMessages } from './labelled.ts'

test('nothing is learnt from a message that is kept aside, whoever wrote it', () => {
  expect(keptAside.length).toBeGreaterThan(800)
  const learnt = new Set(labelledMessages().map(({ message }) => plainWords(message)))
  expect(keptAside.filter((message) => learnt.has(plainWords(message)))).toEqual([])
})
