import * as fc from 'fast-check'
import { strFromU8 } from 'fflate'
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
import { fileNameIn } from './fileNames.ts'
import { digestOf, digestOfBytes, utf8 } from './hash.ts'
import { entryErrors, readTags } from './limits.ts'
import { manifestOf, printManifest, readManifest } from './manifest.ts'
import { recordPage } from './recordPage.ts'
import { exportOf, sampleBook, testMeans } from './testing/sampleRecord.ts'
import { verifyExport } from './verifyExport.ts'
import { fromManifest, readZip, ZipWriter } from './zip.ts'

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

  it('keeps the step of a deleted entry and nothing of its words or files', async () => {
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

describe('an export', () => {
  it('that nobody touched is whole, and says what it cannot show', async () => {
    const { given } = await exportOf(await sampleBook(testMeans()))
    const found = await verifyExport(given, sha256)
    if (found.result === 'unreadable') throw new Error('It can be read.')
    expect(found.findings.filter(({ state }) => state === 'differs')).toEqual([])
    expect(found.result).toBe('whole')
    expect(found.open.join(' ')).toContain('has to be looked up there')
    expect(found.open.join(' ')).toContain('entries that were deleted or left out: 1.')
  })

  it('may leave entries out, and still shows that the chain is unbroken', async () => {
    const sample = await sampleBook(testMeans())
    const [first] = sample.book.entries
    const { given } = await exportOf(sample, new Set([first?.id ?? '']))
    const found = await verifyExport(given, sha256)
    expect(found.result).toBe('whole')
    const everything = [...given.values()].map((bytes) => strFromU8(bytes)).join('')
    expect(everything).toContain('They met me')
    expect(everything).not.toContain('A second letter')
  })

  it('is found changed by any change of any byte of any of its files', async () => {
    const { given } = await exportOf(await sampleBook(testMeans()))
    const paths = [...given.keys()]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 1, max: 255 }),
        async (path, place, bits) => {
          const bytes = given.get(path) ?? new Uint8Array()
          const other = bytes.slice()
          const at = Math.floor(place * other.length)
          other[at] = (other[at] ?? 0) ^ bits
          const found = await verifyExport(new Map(given).set(path, other), sha256)
          expect(found.result).not.toBe('whole')
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is found changed where a file is missing, swapped or cut', async () => {
    const { given } = await exportOf(await sampleBook(testMeans()))
    const files = [...given.keys()].filter((path) => path.startsWith('files/'))
    const [one = '', two = ''] = files
    expect(files).toHaveLength(2)
    const bytesOf = (path: string) => given.get(path) ?? new Uint8Array()
    for (const path of given.keys()) {
      const without = new Map(given)
      without.delete(path)
      expect((await verifyExport(without, sha256)).result).not.toBe('whole')
      const cut = new Map(given).set(path, bytesOf(path).slice(0, -1))
      expect((await verifyExport(cut, sha256)).result).not.toBe('whole')
    }
    const swapped = new Map(given).set(one, bytesOf(two)).set(two, bytesOf(one))
    expect((await verifyExport(swapped, sha256)).result).toBe('changed')
  })

  it('is found changed though its page was made anew to match', async () => {
    const sample = await sampleBook(testMeans())
    const { manifest, given } = await exportOf(sample)
    const edits = [
      (text: string) => text.replace('They met me', 'They met you'),
      (text: string) => text.replace('"about": true', '"about": false'),
      (text: string) => text.replace('"version": 2', '"version": 3'),
      (text: string) => text.replace('Ada, Ben', 'Ada'),
      (text: string) =>
        text.replace(sample.book.entries[0]?.versions[0]?.salt ?? '', 'ab'.repeat(32)),
      (text: string) => text.replace(sample.book.stamps[0]?.salt ?? '', 'ab'.repeat(32)),
      (text: string) => text.replace(sample.book.stamps[0]?.commitment ?? '', 'cd'.repeat(32)),
      () => printManifest({ ...manifest, entries: manifest.entries.toReversed() }),
      () => printManifest({ ...manifest, links: manifest.links.toReversed() }),
      () => printManifest({ ...manifest, files: manifest.files.slice(1) }),
      () => printManifest({ ...manifest, files: [...manifest.files, ...manifest.files] }),
      () =>
        printManifest({
          ...manifest,
          entries: manifest.entries.map((entry) => ({
            ...entry,
            versions: entry.versions.slice(-1),
          })),
        }),
    ]
    const before = printManifest(manifest)
    for (const [at, edit] of edits.entries()) {
      const text = edit(before)
      expect(text, `edit ${at}`).not.toBe(before)
      const changed = readManifest(text)
      const digest = await digestOfBytes(utf8(text), sha256)
      const forged = new Map(given).set('manifest.json', utf8(text))
      if (changed) forged.set('record.html', utf8(recordPage(changed, digest)))
      expect((await verifyExport(forged, sha256)).result, `edit ${at}`).not.toBe('whole')
    }
  })

  it('is no export where the manifest is missing, strange or written another way', async () => {
    const { manifest, given } = await exportOf(await sampleBook(testMeans()))
    const strange = ['', '{', '[]', 'null', JSON.stringify(manifest), '{"format":"other"}']
    for (const text of strange) {
      const found = await verifyExport(new Map(given).set('manifest.json', utf8(text)), sha256)
      expect(found.result).toBe('unreadable')
    }
    expect((await verifyExport(new Map(), sha256)).result).toBe('unreadable')
    await fc.assert(fc.property(fc.json(), (text) => readManifest(text) === null))
  })

  it('shows what was written as text and never as code', async () => {
    const means = testMeans()
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&'
    const files = [{ ...aFile, name: evil, box: 'b' }]
    const book = await writeEntry(
      newBook(means),
      { ...content(evil), who: evil, where: evil, notes: evil, tags: [evil], files },
      means,
    )
    const page = recordPage(manifestOf(book, means.now()), '')
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<img src=x')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('draws one manifest the same way for ever', async () => {
    const { given } = await exportOf(await sampleBook(testMeans()))
    const digests = await Promise.all(
      ['manifest.json', 'record.html'].map(async (path) =>
        digestOfBytes(given.get(path) ?? new Uint8Array(), sha256),
      ),
    )
    // Where this fails, exports that people hold would be called changed: make a new format instead.
    expect(digests).toMatchInlineSnapshot(`
      [
        "262f82aec9ce8ba1c7e46b6b529d70ab4f05666cd45c8bd9c79f6936444980bb",
        "21e3518a6731623ec8546920dfbcd74b1d0c26c3c19b90603714dcd6fc3b693e",
      ]
    `)
  })
})

describe('the archive of an export', () => {
  it('gives back what was put in, wherever its folder lies', () => {
    const writer = new ZipWriter()
    const time = '2026-11-21T15:00:00.000Z'
    writer.add('a folder/manifest.json', utf8('{}'), time)
    writer.add('a folder/files/001-a.txt', utf8('words'), time)
    writer.add('__MACOSX/a folder/._manifest.json', utf8('x'), time)
    const files = readZip(joined(writer.end()))
    expect([...(files?.keys() ?? [])]).toEqual(['manifest.json', 'files/001-a.txt'])
    expect(files?.get('files/001-a.txt')).toEqual(utf8('words'))
    expect([...fromManifest(new Map([['x', utf8('y')]])).keys()]).toEqual(['x'])
  })

  it('takes nothing else for an archive, and none that claims to hold too much', () => {
    expect(readZip(utf8('no archive'))).toBeNull()
    const writer = new ZipWriter()
    writer.add('a', new Uint8Array(100), '2026-11-21T15:00:00.000Z')
    const bomb = joined(writer.end())
    // The size that the list at the end claims.
    const view = new DataView(bomb.buffer)
    const list = view.getUint32(bomb.length - 6, true)
    view.setUint32(list + 24, 0xfffffff0, true)
    expect(readZip(bomb)).toBeNull()
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
const aFile = { name: 'a.txt', type: 'text/plain', size: 1, sha256: 'ab'.repeat(32) }

function content(what: string): KeptContent {
  const happened = { date: '2026-03-02', time: '', about: false }
  return { happened, what, who: '', where: '', notes: '', tags: [], files: [] }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
