import type { KeptFile, RecordBook } from '@hub/core/record/book'
import { sha256, toHex } from '../content/digest.ts'
import { openBox, sealBox } from '../sealing/box.ts'
import { pack, unpack } from '../sealing/padding.ts'
import type { OpenRing } from '../sealing/ringKey.ts'
import { SealProblem } from '../sealing/sealProblem.ts'
import type { Draft } from './draft.ts'
import type { Shelf } from './shelf.ts'

type Bytes = Uint8Array<ArrayBuffer>

const nothing = new Uint8Array(0)

export function sealBook(book: RecordBook, open: OpenRing): Promise<Bytes> {
  return sealWords('record', book, open)
}

/** @throws SealProblem */
export function openBook(box: Bytes, ringKey: CryptoKey): Promise<RecordBook> {
  return openWords<RecordBook>('record', box, ringKey)
}

export function sealDraft(draft: Draft, open: OpenRing): Promise<Bytes> {
  return sealWords('draft', draft, open)
}

/** All drafts on a shelf that can be opened, newest first: one that was spoiled must not keep the record shut. */
export async function openDrafts(shelf: Shelf, ringKey: CryptoKey): Promise<readonly Draft[]> {
  const boxes = [...(await shelf.drafts())]
  const drafts = await Promise.all(
    boxes.map(([id, box]) => openDraft(id, box, ringKey).catch(() => null)),
  )
  return drafts
    .filter((draft) => draft !== null)
    .toSorted((one, other) => (one.changed > other.changed ? -1 : 1))
}

/** @throws SealProblem where it is not the draft of this id */
async function openDraft(id: string, box: Bytes, ringKey: CryptoKey): Promise<Draft> {
  const draft = await openWords<Draft>('draft', box, ringKey)
  if (draft.id !== id) throw new SealProblem('changed')
  return draft
}

/** Seals a file's bytes; the hash of what was sealed goes into the entry that names it. */
export async function sealFile(
  bytes: Bytes,
  open: OpenRing,
): Promise<{ box: Bytes; sha256: string }> {
  const [box, digest] = await Promise.all([
    sealBox('file', pack(nothing, bytes), open),
    sha256(bytes),
  ])
  return { box, sha256: toHex(digest).slice(2) }
}

/** The bytes of a file, checked against its entry. @throws SealProblem where they are others */
export async function openFile(file: KeptFile, box: Bytes, ringKey: CryptoKey): Promise<Bytes> {
  const packed = unpack(await openBox(box, 'file', ringKey))
  if (!packed) throw new SealProblem('changed')
  const bytes = packed.file.slice()
  if (toHex(await sha256(bytes)).slice(2) !== file.sha256) throw new SealProblem('changed')
  return bytes
}

/** Words of any kind as a box. */
export function sealWords(
  kind: 'record' | 'draft' | 'backup',
  value: object,
  open: OpenRing,
): Promise<Bytes> {
  return sealBox(kind, pack(new TextEncoder().encode(JSON.stringify(value)), nothing), open)
}

/** What `sealWords` was given. @throws SealProblem */
export async function openWords<T>(
  kind: 'record' | 'draft' | 'backup',
  box: Bytes,
  ringKey: CryptoKey,
): Promise<T> {
  const packed = unpack(await openBox(box, kind, ringKey))
  if (!packed) throw new SealProblem('changed')
  return JSON.parse(new TextDecoder().decode(packed.words)) as T
}
