import { beforeEach, expect, test } from 'vitest'
import { addWay, dropWay, newSalt } from '../sealing/ringKey.ts'
import { makeBackup, readBackup, restoreBackup } from './backup.ts'
import { browserMeans } from './browserMeans.ts'
import { type Draft, emptyFields } from './draft.ts'
import { RecordStore } from './recordStore.ts'
import { MemoryShelf } from './testing/memoryShelf.ts'

type Bytes = Uint8Array<ArrayBuffer>

const secret = new Uint8Array(26).fill(1)
const photo = fileOf('Heron.jpg', 65)

let store: RecordStore
let backup: Bytes
beforeEach(async () => {
  store = storeOn(new MemoryShelf())
  await store.begin([{ way: { kind: 'code' }, salt: newSalt(), secret }])
  await store.saveEntry(await store.addFile(draft('1', 'Marker words'), photo))
  await store.saveEntry(await store.addFile(draft('2', 'Others'), fileOf('b.jpg', 66)))
  await store.keepDraft(await store.addFile(draft('3', 'Half'), fileOf('c.jpg', 67)))
  backup = await backupOf(store)
})

function fileOf(name: string, byte: number) {
  return { name, type: 'image/jpeg', bytes: new Uint8Array(5000).fill(byte) }
}

async function backupOf(of: RecordStore): Promise<Bytes> {
  return new Uint8Array(await (await makeBackup(of, savedAt)).blob.arrayBuffer())
}
const savedAt = '2026-11-21T15:00:00.000Z'

const storeOn = (shelf: MemoryShelf) => new RecordStore(shelf, (work) => work(), browserMeans)

function draft(id: string, what: string): Draft {
  const fields = { ...emptyFields, what }
  return { id: id.repeat(32), entry: null, fields, files: [], changed: browserMeans.now() }
}

async function restored(bytes: Bytes, by = secret): Promise<RecordStore> {
  const shelf = new MemoryShelf()
  const given = readBackup(bytes)
  const [way] = given.ring.ways
  if (!way) throw new Error('It has a way.')
  const there = storeOn(shelf)
  await there.takeOver(await restoreBackup(given, way, by, shelf))
  return there
}

test('[record.device] a backup brings everything to another device, drafts and files as well', async () => {
  const there = await restored(backup)
  const { book, drafts, status } = there.view()
  expect(status).toBe('open')
  // The other device knows that all of it is in a backup.
  const saved = { links: 2, at: savedAt }
  expect(book).toEqual({ ...store.view().book, backup: saved })
  expect(drafts).toEqual(store.view().drafts)
  const files = book?.entries.flatMap(({ versions }) => versions[0]?.content.files ?? []) ?? []
  const bytes = await Promise.all(files.map((file) => there.fileBytes(file)))
  expect(bytes.map((one) => one[0])).toEqual([65, 66])
  await there.saveEntry(draft('4', 'Written there'))
  expect(there.view().book?.entries).toHaveLength(3)
})

test('[record.backup] it holds no word, name or byte in clear', () => {
  const text = new TextDecoder('latin1').decode(backup)
  for (const marker of ['Marker', 'Heron', 'jpeg', 'A'.repeat(20)]) {
    expect(text).not.toContain(marker)
  }
})

test('[record.readers] it opens by its way alone', async () => {
  await expect(restored(backup, new Uint8Array(26))).rejects.toThrow('key')
})

test('one that was cut, swapped or changed anywhere leaves nothing behind', async () => {
  const { parts } = readBackup(backup)
  const [front, one, two, three] = parts
  if (!front || !one || !two || !three) throw new Error('Three files lie in it.')
  const changedAt = (at: number) => backup.with(at, (backup[at] ?? 0) ^ 1)
  const wrong: Bytes[] = [
    new Uint8Array(),
    backup.slice(0, -1),
    backup.slice(0, backup.length - three.length - 4),
    changedAt(3),
    changedAt(backup.length - 1),
    changedAt(Math.floor(backup.length / 2)),
    changedAt(front.length - 5),
    joined(front, two, one, three),
    joined(front, one, two),
    joined(front, one, two, three, one),
    joined(one, two, three),
  ]
  for (const [at, bytes] of wrong.entries()) {
    const shelf = new MemoryShelf()
    const trying = async () => {
      const given = readBackup(bytes)
      const [way] = given.ring.ways
      if (!way) throw new Error('No way.')
      await restoreBackup(given, way, secret, shelf)
    }
    await expect(trying(), `case ${at}`).rejects.toThrow(
      /^(not_sealed|changed|key|kind|version|No way\.)$/,
    )
    expect(shelf.headNow).toBeNull()
  }
})

test('it never takes the place of a record that is there', async () => {
  const given = readBackup(backup)
  const [way] = given.ring.ways
  if (!way) throw new Error('It has a way.')
  const other = new MemoryShelf()
  await storeOn(other).begin([{ way: { kind: 'code' }, salt: newSalt(), secret }])
  const before = other.headNow
  await expect(restoreBackup(given, way, secret, other)).rejects.toThrow('stale')
  expect(other.headNow).toBe(before)
})

test('[record.readers] one that is saved in another tab does not open by a way that was dropped here', async () => {
  const shelf = store.shelf as MemoryShelf
  const tab = storeOn(shelf)
  await tab.refresh()
  const [code] = tab.view().ring?.ways ?? []
  if (!code) throw new Error('There is a code.')
  await tab.openWith(code, secret)
  const other = new Uint8Array(26).fill(2)
  const passkey = { kind: 'passkey', credentialId: 'A'.repeat(16) } as const
  await store.changeWays((open) => addWay(open, passkey, newSalt(), other))
  await store.changeWays((open) =>
    dropWay(open, open.ring.ways.find(({ kind }) => kind === 'code') ?? code),
  )
  const { ring } = readBackup(await backupOf(tab))
  expect(ring.ways.map(({ kind }) => kind)).toEqual(['passkey'])
})

test('a draft whose file went with its entry does not keep a backup from being saved', async () => {
  const entry = store.view().book?.entries[0]
  const files = entry?.versions[0]?.content.files ?? []
  const change = { ...draft('5', 'Changed'), entry: entry?.id ?? '', files }
  await store.deleteEntry(entry?.id ?? '')
  // As the form of another tab does with its next letter.
  await store.keepDraft(change)
  const there = await restored(await backupOf(store))
  expect(there.view().drafts.find(({ id }) => id === change.id)).toEqual({ ...change, files: [] })
})

test('a file of an entry that is gone from the disk is not left out in silence', async () => {
  const shelf = store.shelf as MemoryShelf
  const [file] = store.view().book?.entries[0]?.versions[0]?.content.files ?? []
  shelf.files.delete(file?.box ?? '')
  await expect(backupOf(store)).rejects.toThrow('not_sealed')
})

/** The parts of a backup behind its first bytes. */
function joined(...parts: Bytes[]): Bytes {
  const pieces = parts.flatMap((part) => {
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, part.length)
    return [length, part]
  })
  return Uint8Array.from([backup.subarray(0, 9), ...pieces].flatMap((piece) => [...piece]))
}
