/** Whatever somebody writes down comes out of an export again, and a check finds it whole. */

import * as fc from 'fast-check'
import { strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  deleteEntry,
  editEntry,
  type KeptContent,
  type KeptFile,
  newBook,
  newStamp,
  putStamp,
  type RecordBook,
  writeEntry,
} from './book.ts'
import { digestOfBytes, utf8 } from './hash.ts'
import { entryErrors } from './limits.ts'
import { manifestOf, printManifest, readManifest } from './manifest.ts'
import { exportOf, testMeans } from './testing/sampleRecord.ts'
import { verifyExport } from './verifyExport.ts'
import { readZip, ZipWriter } from './zip.ts'

const { sha256 } = testMeans()
const MADE = '2026-11-21T16:00:00.000Z'

/** Words with all that is hard to keep: marks of HTML and JSON, line ends, turned writing, letters of two units. */
const hard = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<b>',
        '&amp;',
        '"',
        "'",
        '\\',
        '\u2028',
        '\r\n',
        '\n',
        '\t',
        '\u0000',
        '\u202e',
      ),
      fc.constantFrom(
        'ש',
        'é',
        'e\u0301',
        '😀',
        '\ufeff',
        '\ufffd',
        '</script>',
        '{{',
        '`',
        '\u007f',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join('').toWellFormed())

const fileName = fc.oneof(
  hard,
  fc.constantFrom('a.pdf', 'a.pdf', '../../x', '', '__proto__', 'CON'),
)
const file = fc.tuple(fileName, fc.constantFrom('', 'image/png', 'text/html'), fc.nat(5))

const contentOf = (what: string): KeptContent => ({
  happened: { date: '', time: '', about: false },
  what: what === '' ? 'x' : what,
  who: what,
  where: what,
  notes: what,
  tags: [what],
  files: [],
})

/** What somebody does with a record, one thing after the other. */
const step = fc.oneof(
  fc.record({
    act: fc.constant('write' as const),
    words: hard,
    files: fc.array(file, { maxLength: 3 }),
  }),
  fc.record({ act: fc.constant('edit' as const), words: hard, at: fc.nat(5) }),
  fc.record({ act: fc.constant('delete' as const), at: fc.nat(5) }),
  fc.record({ act: fc.constant('stamp' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function done(steps: readonly Step[]) {
  const means = testMeans()
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  let book = newBook(means)
  for (const one of steps) {
    const id = book.entries[('at' in one ? one.at : 0) % Math.max(1, book.entries.length)]?.id ?? ''
    if (one.act === 'write') {
      const files: KeptFile[] = []
      for (const [name, type, size] of one.files) {
        const content = Uint8Array.from({ length: size }, (_, at) => at)
        const box = `box-${bytes.size}`
        bytes.set(box, content)
        files.push({ name, type, size, sha256: await digestOfBytes(content, sha256), box })
      }
      book = await writeEntry(book, { ...contentOf(one.words), files }, means)
    } else if (one.act === 'edit') {
      book = (await editEntry(book, id, contentOf(one.words), means)) ?? book
    } else if (one.act === 'delete') book = await deleteEntry(book, id, means)
    else {
      const where = { chainId: 1, chainName: 'a', registry: '0x1' }
      const stamp = await newStamp(book, where, means)
      if (stamp) book = putStamp(book, stamp)
    }
  }
  return { book, bytes }
}

const steps = fc.array(step, { maxLength: 7 })

describe('an export of any record', () => {
  it('is whole, also out of its archive, and nothing in it is unknown', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const { given } = await exportOf(await done(acts))
        const zip = new ZipWriter()
        for (const [path, content] of given) await zip.add(path, content, MADE)
        const read = readZip(joined(zip.end()))
        expect(read && [...read.keys()].toSorted()).toEqual([...given.keys()].toSorted())
        for (const files of [given, read ?? new Map()]) {
          const found = await verifyExport(files, sha256)
          if (found.result === 'unreadable') throw new Error('It can be read.')
          expect(found.findings.filter(({ state }) => state === 'differs')).toEqual([])
          expect(found.open.join(' ')).not.toContain('other file')
        }
      }),
      { numRuns: 40 },
    )
  })

  it('says word for word what was written, and nothing of what was deleted', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const { book } = await done(acts)
        const read = readManifest(printManifest(manifestOf(book, MADE)))
        expect(read?.entries.map(({ id }) => id)).toEqual(book.entries.map(({ id }) => id))
        for (const [at, { versions }] of book.entries.entries()) {
          const back = read?.entries[at]?.versions.map(({ content }) => content.what)
          expect(back).toEqual(versions.map(({ content }) => content.what))
        }
        const gone = new Set(
          book.links.filter(({ kind }) => kind === 'deleted').map(({ entry }) => entry),
        )
        expect(read?.entries.some(({ id }) => gone.has(id))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('of some of its entries is whole too, and holds no word or file of the others', async () => {
    const means = testMeans()
    const secret = utf8('the secret bytes')
    const digest = await digestOfBytes(secret, sha256)
    const files = [{ name: 'secret.txt', type: '', size: secret.length, sha256: digest, box: 'b' }]
    let book = await writeEntry(newBook(means), contentOf('Seen'), means)
    book = await writeEntry(book, { ...contentOf('Kept back'), files }, means)
    const shown = new Set([book.entries[0]?.id ?? ''])
    const { given, manifest } = await exportOf({ book, bytes: new Map([['b', secret]]) }, shown)
    expect((await verifyExport(given, sha256)).result).toBe('whole')
    expect(manifest.files).toEqual([])
    const everything = [...given.values()].map((one) => strFromU8(one)).join('')
    expect(everything).not.toMatch(/Kept back|secret/)
    expect(everything).not.toContain(digest)
  })

  it('does not change the record that it is made of, nor does any step the one before', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const { book } = await done(acts)
        const before = frozen(book)
        const means = testMeans()
        await writeEntry(book, contentOf('More'), means)
        for (const { id } of book.entries) {
          await editEntry(book, id, contentOf('Other'), means)
          await deleteEntry(book, id, means)
        }
        manifestOf(book, MADE)
        expect(JSON.stringify(book)).toBe(before)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a file that two entries name', () => {
  it('lies in an export once, and goes when neither is shown', async () => {
    const means = testMeans()
    const bytes = utf8('same')
    const sha = await digestOfBytes(bytes, sha256)
    const named = (name: string): KeptFile => ({ name, type: '', size: 4, sha256: sha, box: name })
    let book = await writeEntry(
      newBook(means),
      { ...contentOf('1'), files: [named('a.txt')] },
      means,
    )
    book = await writeEntry(book, { ...contentOf('2'), files: [named('b.txt')] }, means)
    expect(manifestOf(book, MADE).files.map(({ path }) => path)).toEqual(['files/001-a.txt'])
    const second = new Set([book.entries[1]?.id ?? ''])
    expect(manifestOf(book, MADE, second).files.map(({ path }) => path)).toEqual([
      'files/001-b.txt',
    ])
    expect(manifestOf(book, MADE, new Set()).files).toEqual([])
  })
})

describe('what an entry may hold at most', () => {
  it.each(['what', 'who', 'where', 'notes'] as const)(
    'is taken to the last letter: %s',
    (field) => {
      const most = { what: 10_000, who: 500, where: 255, notes: 20_000 }[field]
      const filled = (length: number) => ({
        ...contentOf('x'),
        tags: [],
        [field]: 'x'.repeat(length),
      })
      expect(entryErrors(filled(most))).toEqual({})
      expect(Object.keys(entryErrors(filled(most + 1)))).toEqual([field])
    },
  )
})

/** The book as text, with all that is in it made so that a change of it throws. */
function frozen(book: RecordBook): string {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  freeze(book)
  return JSON.stringify(book)
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
