import type { KeptContent, KeptEntry } from '@hub/core/record/book'
import { expect, it } from 'vitest'
import { findEntries } from './EntryList.tsx'

const content = (what: string, date: string, changes: Partial<KeptContent> = {}): KeptContent => ({
  happened: { date, time: '', about: false },
  what,
  who: '',
  where: '',
  notes: '',
  tags: [],
  files: [],
  ...changes,
})
const entry = (id: string, ...contents: KeptContent[]): KeptEntry => ({
  id,
  versions: contents.map((one, at) => ({ version: at + 1, salt: '', content: one })),
})
const entries = [
  entry('a', content('Old words', '2026-03-02'), content('The café at noon', '2026-03-02')),
  entry('b', content('A letter', '2026-01-05', { who: 'Ada', tags: ['texts'] })),
  entry('c', content('No day', '', { notes: 'told Ben' })),
]
const links = ['a', 'b', 'c', 'a'].map((id, at) => ({
  number: at + 1,
  kind: 'written' as const,
  entry: id,
  version: 1,
  at: '',
  content: '' as const,
  previous: '',
  digest: '',
}))
const found = (search: string, order: 'newest' | 'oldest' | 'written' = 'newest') =>
  findEntries({ entries, links }, search, order).map(({ id }) => id)

it('sorts by when it happened or by when it was written', () => {
  expect(found('')).toEqual(['a', 'b', 'c'])
  expect(found('', 'oldest')).toEqual(['c', 'b', 'a'])
  expect(found('', 'written')).toEqual(['a', 'c', 'b'])
})

it('finds all words anywhere in the latest version, whatever their accents and capitals', () => {
  expect(found('CAFE')).toEqual(['a'])
  expect(found('letter ada')).toEqual(['b'])
  expect(found('january')).toEqual(['b'])
  expect(found('texts')).toEqual(['b'])
  expect(found('ben told')).toEqual(['c'])
  expect(found('old')).toEqual(['c'])
  expect(found('letter ben')).toEqual([])
})
