import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxesOf,
  deleteEntry,
  editEntry,
  type KeptContent,
  newBook,
  newStamp,
  putStamp,
  type RecordBook,
  writeEntry,
} from './book.ts'
import { addLink, firstBrokenLink } from './chain.ts'
import { digestOf, digestOfBytes, utf8 } from './hash.ts'
import { entryErrors, readTags } from './limits.ts'
import { fileNameIn } from './manifest.ts'
import { sampleBook, testMeans } from './testing/sampleRecord.ts'

const { sha256 } = testMeans()

describe('the chain of a record', () => {
  it('links each version to the one before, and keeps the former version as it was', async () => {
    const means = testMeans()
    const first = await writeEntry(newBook(means), content('First words'), means)
    const id = first.entries[0]?.id ?? ''
    const second = await editEntry(first, id, content('Other words'), means)
    expect(second?.entries[0]?.versions.map(({ content }) => content.what)).toEqual([
      'First words',
      'Other words',
    ])
    const [one, two] = second?.links ?? []
    expect(two?.previous).toBe(one?.digest)
    expect([one?.number, two?.number, two?.version]).toEqual([1, 2, 2])
    expect(await editEntry(first, 'other', content('x'), means)).toBeNull()
  })

  it('[record.delete] keeps the step of a deleted entry and nothing of its words or files', async () => {
    const means = testMeans()
    const book = await writeEntry(newBook(means), content('Secret words'), means)
    const gone = await deleteEntry(book, book.entries[0]?.id ?? '', means)
    expect(JSON.stringify(gone)).not.toContain('Secret words')
    expect(gone.links.map(({ kind }) => kind)).toEqual(['written', 'deleted'])
    expect(await firstBrokenLink(gone, gone.links, sha256)).toBeNull()
    expect(boxesOf(gone.entries).size).toBe(0)
  })

  it('breaks wherever a link is changed, moved, doubled or taken out', async () => {
    const means = testMeans()
    const { book } = await sampleBook(means)
    expect(await firstBrokenLink(book, book.links, sha256)).toBeNull()
    for (const at of book.links.keys()) {
      const link = book.links[at]
      if (!link) throw new Error('There is one.')
      const changes = [
        book.links.with(at, { ...link, at: '2020-01-01T00:00:00.000Z' }),
        book.links.with(at, { ...link, version: link.version + 1 }),
        book.links.with(at, { ...link, kind: link.kind === 'deleted' ? 'written' : 'deleted' }),
        book.links.toSpliced(at, 0, link),
        ...(at < book.links.length - 1 ? [book.links.toSpliced(at, 1)] : []),
      ]
      for (const links of changes) expect(await firstBrokenLink(book, links, sha256)).not.toBeNull()
    }
    expect(await firstBrokenLink({ ...book, begun: means.now() }, book.links, sha256)).toBe(1)
  })

  it('gives the same digest to the same parts, and another one to any others', async () => {
    // Of these the format must not change: exports are checked by it years later.
    expect(await digestOf(['hub.record.begin.1', 'é', [1, true]], sha256)).toBe(
      await digestOfBytes(utf8('["hub.record.begin.1","é",[1,true]]'), sha256),
    )
    expect(await digestOf(['a', 'b'], sha256)).not.toBe(await digestOf(['a b'], sha256))
    const { links } = { links: await addLink({ id: 'x', begun: 'y' }, [], aLink, sha256) }
    expect(links[0]?.digest).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('what an entry may hold', () => {
  const given = (changes: Partial<KeptContent>) => entryErrors({ ...content('Words'), ...changes })
  it('is checked field by field', () => {
    expect(given({})).toEqual({})
    expect(given({ what: ' ' }).what).toBe('Write what happened')
    expect(given({ what: 'x'.repeat(10_001) }).what).toBe('Use at most 10000 characters')
    expect(given({ tags: Array.from({ length: 9 }, String) }).tags).toBe('Use at most 8 tags')
    expect(given({ tags: ['x'.repeat(33)] }).tags).toBe('Use at most 32 characters for a tag')
    const on = (date: string, time = '') => given({ happened: { date, time, about: false } })
    expect(on('2026-02-29').date).toContain('Type a date')
    expect(on('2028-02-29')).toEqual({})
    expect(on('2026-02-28', '24:00').time).toContain('Type a time')
    expect(on('', '10:00').date).toContain('A time needs its day')
  })

  it('has each tag once', () => {
    expect(readTags(' a,b ,, a,two   words')).toEqual(['a', 'b', 'two words'])
  })
})

it('names files so that every system takes them', () => {
  expect(fileNameIn(1, 'Photo 1.jpg')).toBe('files/001-Photo 1.jpg')
  expect(fileNameIn(12, '../../etc/passwd')).toBe('files/012--..-etc-passwd')
  expect(fileNameIn(2, 'a\u202egpj.exe')).toBe('files/002-agpj.exe')
  expect(fileNameIn(3, '...')).toBe('files/003-file')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
      const path = fileNameIn(7, name)
      expect(path).toMatch(/^files\/007-[^/\\:*?"<>|]+$/)
      expect(path.isWellFormed()).toBe(true)
      expect([...path].length).toBeLessThanOrEqual(100)
    }),
  )
})

it('stamps nothing of an empty record, and replaces what is known of a stamp', async () => {
  const means = testMeans()
  const where = { chainId: 1, chainName: 'x', registry: '0x1' }
  expect(await newStamp(newBook(means), where, means)).toBeNull()
  const book: RecordBook = await writeEntry(newBook(means), content('Words'), means)
  const stamp = await newStamp(book, where, means)
  if (!stamp) throw new Error('There is one.')
  const done = putStamp(putStamp(book, stamp), { ...stamp, state: 'stamped' })
  expect(done.stamps).toEqual([{ ...stamp, state: 'stamped' }])
  expect(stamp.commitment).not.toContain(book.links[0]?.digest)
})

const aLink = {
  kind: 'written',
  entry: '0'.repeat(32),
  version: 1,
  at: '2026-11-21T15:00:00.000Z',
  content: '0'.repeat(64),
} as const

function content(what: string): KeptContent {
  const happened = { date: '2026-03-02', time: '', about: false }
  return { happened, what, who: '', where: '', notes: '', tags: [], files: [] }
}
