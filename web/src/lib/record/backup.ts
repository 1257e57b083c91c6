import { boxesOf, type KeptFile, type RecordBook } from '@hub/core/record/book'
import { readLabel } from '../sealing/box.ts'
import type { Ring, Way } from '../sealing/ring.ts'
import { openRing } from '../sealing/ringKey.ts'
import { SealProblem } from '../sealing/sealProblem.ts'
import type { Draft } from './draft.ts'
import type { RecordStore } from './recordStore.ts'
import { openFile, openWords, sealBook, sealDraft, sealWords } from './sealedParts.ts'
import { type Shelf, ShelfFailure } from './shelf.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A backup begins with these bytes and its version; then each part with its length before it. */
const MAGIC = Uint8Array.of(0xff, 0x48, 0x55, 0x42, 0x42, 0x41, 0x43, 0x4b, 1)

/** The first part of a backup, sealed. The boxes of files follow in this order, as they lie on the device. */
interface Front {
  readonly book: RecordBook
  readonly drafts: readonly Draft[]
  readonly boxes: readonly string[]
}

/** A backup whose front can be read: its ways in, not what is sealed. */
export interface GivenBackup {
  readonly ring: Ring
  readonly parts: readonly Bytes[]
}

/** A backup, and what the record notes of it. The record in it holds that note already. */
interface MadeBackup {
  readonly blob: Blob
  readonly backup: NonNullable<RecordBook['backup']>
}

/**
 * The whole record as one sealed file, as it stands now. What is sealed is not opened for it.
 *
 * @param at ISO instant
 * @throws ShelfFailure, SealProblem where a file of an entry is gone
 */
export async function makeBackup(store: RecordStore, at: string): Promise<MadeBackup> {
  // Another tab may have dropped a way in, or a file, and its word of that may come late.
  await store.refresh()
  const { open, view } = store.parts()
  if (!view.book) throw new ShelfFailure('stale')
  const backup = { links: view.book.links.length, at }
  const book = { ...view.book, backup }
  const boxes = await boxesIn(store.shelf, book, view.drafts)
  const drafts = view.drafts.map((draft) => ({
    ...draft,
    files: draft.files.filter(({ box }) => boxes.has(box)),
  }))
  const front: Front = { book, drafts, boxes: [...boxes.keys()] }
  const pieces = [await sealWords('backup', front, open), ...boxes.values()].flatMap(withLength)
  return { blob: new Blob([MAGIC, ...pieces], { type: 'application/octet-stream' }), backup }
}

/** The boxes of all files. A draft may name one that went with its entry; an entry may not. @throws SealProblem */
async function boxesIn(
  shelf: Shelf,
  book: RecordBook,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, Bytes>> {
  const needed = boxesOf(book.entries)
  const found = new Map<string, Bytes>()
  for (const id of filesOf(book, drafts).keys()) {
    const box = await shelf.file(id)
    if (box) found.set(id, box)
    else if (needed.has(id)) throw new SealProblem('not_sealed')
  }
  return found
}

/** Reads what stands in clear in a backup. @throws SealProblem where it is none, or was cut short */
export function readBackup(bytes: Bytes): GivenBackup {
  if (MAGIC.some((byte, at) => bytes[at] !== byte)) throw new SealProblem('not_sealed')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Bytes[] = []
  let at = MAGIC.length
  while (at < bytes.length) {
    if (at + LENGTH_BYTES > bytes.length) throw new SealProblem('changed')
    const end = at + LENGTH_BYTES + view.getUint32(at)
    if (end > bytes.length) throw new SealProblem('changed')
    parts.push(bytes.slice(at + LENGTH_BYTES, end))
    at = end
  }
  const [front] = parts
  if (!front) throw new SealProblem('not_sealed')
  return { ring: readLabel(front).ring, parts }
}

/**
 * Puts a backup in the place of nothing: this browser must hold no record. All of it is checked before any of it counts.
 *
 * @throws SealProblem 'key' where the secret is another one, else where anything was changed; ShelfFailure
 */
export async function restoreBackup(
  { ring, parts }: GivenBackup,
  way: Way,
  secret: Bytes,
  shelf: Shelf,
): Promise<CryptoKey> {
  const open = await openRing(ring, way, secret)
  const [first, ...others] = parts
  if (!first) throw new SealProblem('not_sealed')
  const { book, boxes, drafts } = await openWords<Front>('backup', first, open.key)
  const known = filesOf(book, drafts)
  if (others.length !== boxes.length || known.size !== boxes.length)
    throw new SealProblem('changed')
  if (await shelf.head()) throw new ShelfFailure('stale')
  // What an earlier try left.
  await shelf.clear()
  for (const [at, id] of boxes.entries()) {
    const [box, file] = [others[at], known.get(id)]
    if (!box || !file) throw new SealProblem('changed')
    await openFile(file, box, open.key)
    await shelf.change({ ring: null, files: new Map([[id, box]]) })
  }
  const sealed = await Promise.all(
    drafts.map(async (draft) => [draft.id, await sealDraft(draft, open)] as const),
  )
  // Without this head the rest does not count.
  const head = { ring, revision: 1, book: await sealBook(book, open) }
  await shelf.change({ ring: null, head, drafts: new Map(sealed) })
  return open.key
}

const LENGTH_BYTES = 4

function withLength(bytes: Bytes): [Bytes, Bytes] {
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, bytes.length)
  return [length, bytes]
}

/** All files by their boxes. */
function filesOf(book: RecordBook, drafts: readonly Draft[]): ReadonlyMap<string, KeptFile> {
  const inEntries = book.entries.flatMap(({ versions }) =>
    versions.flatMap(({ content }) => content.files),
  )
  const all = [...inEntries, ...drafts.flatMap(({ files }) => files)]
  return new Map(all.map((file) => [file.box, file]))
}
