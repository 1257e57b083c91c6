import { expect, test } from 'vitest'
import type { RegistryDocument } from '../../wallet/registry/records.ts'
import { ringSources } from './SealedDocuments.tsx'

const none = `0x${'0'.repeat(64)}` as const
const record = (parts: Partial<RegistryDocument>): RegistryDocument => ({
  id: 1,
  filename: 'document',
  contentHash: `0x${'11'.repeat(32)}`,
  analysisHash: none,
  mimeType: 'text/plain',
  size: 4096,
  isAnalyzed: false,
  timestamp: 1,
  owner: '0x1',
  ...parts,
})
const analyzed = (id: number, digit: string) =>
  record({ id, isAnalyzed: true, analysisHash: `0x${digit.repeat(64)}` })

test('nothing is looked for before the documents are known, and then also where there are none', () => {
  expect(ringSources(undefined)).toBe('')
  expect(ringSources([])).not.toBe('')
})

test('a new document, and its first analysis, are looked at', () => {
  const states = [
    [],
    [record({ id: 1 })],
    [analyzed(1, 'a')],
    [record({ id: 2 }), analyzed(1, 'a')],
  ]
  expect(new Set(states.map(ringSources)).size).toBe(states.length)
})

test('an analysis that an older document got is looked at, though a scan is newer', () => {
  const scan = record({ id: 2 })
  const before = ringSources([scan, analyzed(1, 'a')])
  expect(ringSources([scan, record({ id: 1 })])).not.toBe(before)
  expect(ringSources([scan, analyzed(1, 'b')])).not.toBe(before)
})

test('the same documents read again are not', () => {
  expect(ringSources([analyzed(1, 'a')])).toBe(ringSources([analyzed(1, 'a')]))
})
