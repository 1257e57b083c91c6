import {
  deleteEntry,
  editEntry,
  type KeptContent,
  type KeptFile,
  type Means,
  newBook,
  newStamp,
  putStamp,
  type RecordBook,
  writeEntry,
} from '../book.ts'
import { digestOfBytes, type Sha256, utf8 } from '../hash.ts'
import { type Manifest, manifestOf, printManifest } from '../manifest.ts'
import { recordPage } from '../recordPage.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The platform's SHA-256, which core itself does not name. */
const { crypto } = globalThis as unknown as {
  crypto: { subtle: { digest: (name: string, bytes: Bytes) => Promise<ArrayBuffer> } }
}
const sha256: Sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** Means whose clock and dice always fall the same way. */
export function testMeans(): Means {
  let [minute, die] = [0, 0]
  return {
    sha256,
    now: () => {
      minute += 1
      return new Date(Date.UTC(2026, 10, 21, 15, minute)).toISOString()
    },
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (die = (die * 31 + 7) % 251)),
  }
}

/** A record with the bytes of its files by their boxes. */
export interface Sample {
  readonly book: RecordBook
  readonly bytes: ReadonlyMap<string, Bytes>
}

/** Three entries, of which one was edited and one deleted, two files, one time stamp. */
export async function sampleBook(means: Means): Promise<Sample> {
  const photo = utf8('the bytes of a photo')
  const letter = utf8('the bytes of a letter')
  const files: KeptFile[] = [
    await keptFile('photo.png', 'image/png', photo, 'box-1'),
    await keptFile('letter.pdf', 'application/pdf', letter, 'box-2'),
  ]
  let book = newBook(means)
  book = await writeEntry(book, { ...words, files: files.slice(0, 1) }, means)
  book = await writeEntry(book, { ...words, what: 'A second letter came.', files }, means)
  book = await writeEntry(book, { ...words, what: 'Taken back.' }, means)
  const [first, , third] = book.entries
  const edited = { ...words, notes: 'Added later.', files: files.slice(0, 1) }
  book = (await editEntry(book, first?.id ?? '', edited, means)) ?? book
  book = await deleteEntry(book, third?.id ?? '', means)
  const where = { chainId: 1337, chainName: 'Localhost', registry: `0x${'12'.repeat(20)}` }
  const stamp = await newStamp(book, where, means)
  if (!stamp) throw new Error('A record with entries can be stamped.')
  const time = means.now()
  const seen = { ...stamp, state: 'stamped', time, account: `0x${'34'.repeat(20)}` } as const
  return {
    book: putStamp(book, seen),
    bytes: new Map([
      ['box-1', photo],
      ['box-2', letter],
    ]),
  }
}

/** The files of an export of it. */
export async function exportOf(
  { book, bytes }: Sample,
  shown?: ReadonlySet<string>,
): Promise<{ manifest: Manifest; given: Map<string, Bytes> }> {
  const manifest = manifestOf(book, '2026-11-21T16:00:00.000Z', shown)
  const text = utf8(printManifest(manifest))
  const page = utf8(recordPage(manifest, await digestOfBytes(text, sha256)))
  const given = new Map([
    ['manifest.json', text],
    ['record.html', page],
  ])
  const all = book.entries.flatMap(({ versions }) => versions.flatMap((one) => one.content.files))
  for (const { path, sha256: digest } of manifest.files) {
    const box = all.find((file) => file.sha256 === digest)?.box ?? ''
    given.set(path, bytes.get(box) ?? new Uint8Array())
  }
  return { manifest, given }
}

const words: KeptContent = {
  happened: { date: '2026-03-02', time: '14:30', about: true },
  what: 'They met me at the door.',
  who: 'Ada, Ben',
  where: 'Weld Hall',
  notes: '',
  tags: ['meeting'],
  files: [],
}

async function keptFile(name: string, type: string, bytes: Bytes, box: string): Promise<KeptFile> {
  return { name, type, size: bytes.length, sha256: await digestOfBytes(bytes, sha256), box }
}
