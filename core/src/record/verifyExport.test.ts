import * as fc from 'fast-check'
import { strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { type KeptContent, newBook, writeEntry } from './book.ts'
import { digestOfBytes, utf8 } from './hash.ts'
import { honestWords } from './honestWords.ts'
import { manifestOf, printManifest, readManifest } from './manifest.ts'
import { recordPage } from './recordPage.ts'
import { exportOf, sampleBook, testMeans } from './testing/sampleRecord.ts'
import { verifyExport } from './verifyExport.ts'

const { sha256 } = testMeans()

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

  it('names other files that lie there, since a reader may take them for the record', async () => {
    const { given } = await exportOf(await sampleBook(testMeans()))
    const forged = new Map(given).set('x', utf8('y')).set('../record.html', utf8('forged'))
    const found = await verifyExport(forged, sha256)
    if (found.result === 'unreadable') throw new Error('It can be read.')
    expect(found.result).toBe('whole')
    expect(found.open.join(' ')).toContain(
      '2 other files, not part of the record and not checked: “../record.html”, “x”.',
    )
    const many = Array.from({ length: 9 }, (_, at) => [`${at}`.repeat(200), utf8('')] as const)
    const others = await verifyExport(new Map([...given, ...many]), sha256)
    if (others.result === 'unreadable') throw new Error('It can be read.')
    expect(others.open.join(' ')).toContain(`“${'4'.repeat(80)}…” and 4 more.`)
  })

  it('shows entries of one day as they were begun', async () => {
    const means = testMeans()
    let book = newBook(means)
    for (const what of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      const dice = means.random
      // Names that fall the other way round than the order.
      const random = (bytes: number) => dice(bytes).fill(255 - book.entries.length, 0, 1)
      book = await writeEntry(book, content(what), { ...means, random })
    }
    const page = recordPage(manifestOf(book, means.now()), '')
    expect(Array.from(page.matchAll(/<h3>(\w+)<\/h3>/g), ([, what]) => what)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
      'Six',
    ])
  })

  it('whose last steps were cut off still fits together, and nobody says otherwise', async () => {
    const means = testMeans()
    const whole = await writeEntry(newBook(means), content('One'), means)
    const more = await writeEntry(whole, content('Two'), means)
    const cut = { ...more, links: more.links.slice(0, 1), entries: more.entries.slice(0, 1) }
    const { given } = await exportOf({ book: cut, bytes: new Map() })
    expect((await verifyExport(given, sha256)).result).toBe('whole')
    const said = honestWords.join(' ')
    expect(said).toContain('Steps that are cut off at its end leave no trace')
    expect(strFromU8(given.get('record.html') ?? new Uint8Array())).toContain('leave no trace')
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
    fc.assert(fc.property(fc.json(), (text) => readManifest(text) === null))
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
        "56afecc38c41e1e5ec5529ae4e9fbfd42866143889aeff793b0351ae9f70cd74",
      ]
    `)
  })
})

const aFile = { name: 'a.txt', type: 'text/plain', size: 1, sha256: 'ab'.repeat(32) }

function content(what: string): KeptContent {
  const happened = { date: '2026-03-02', time: '', about: false }
  return { happened, what, who: '', where: '', notes: '', tags: [], files: [] }
}
