import { beforeEach, describe, expect, test } from 'vitest'
import { newSalt } from '../sealing/ringKey.ts'
import { browserMeans } from './browserMeans.ts'
import { type Draft, emptyFields } from './draft.ts'
import { RecordStore } from './recordStore.ts'
import type { GivenWay } from './recordView.ts'
import { MemoryShelf } from './testing/memoryShelf.ts'

let shelf: MemoryShelf
let store: RecordStore
let way: GivenWay
beforeEach(async () => {
  shelf = new MemoryShelf()
  store = open()
  way = { way: { kind: 'code' }, salt: newSalt(), secret: new Uint8Array(26).fill(1) }
  await store.refresh()
  await store.begin([way])
})

/** A tab of the same browser. */
function open(): RecordStore {
  return new RecordStore(shelf, inTurn, browserMeans)
}
let last: Promise<unknown> = Promise.resolve()
const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
  const next = last.then(work)
  last = next.catch(() => {})
  return next
}
async function unlocked(): Promise<RecordStore> {
  const tab = open()
  await tab.refresh()
  const [first] = tab.view().ring?.ways ?? []
  if (!first) throw new Error('There is a way.')
  await tab.openWith(first, way.secret)
  return tab
}
let count = 0
function draft(what: string, changes: Partial<Draft> = {}): Draft {
  count += 1
  const id = String(count).padStart(32, '0')
  const changed = new Date(count).toISOString()
  return { id, entry: null, fields: { ...emptyFields, what }, files: [], changed, ...changes }
}
const photo = { name: 'Heron.jpg', type: 'image/jpeg', bytes: new Uint8Array(5000).fill(65) }
const entries = (of = store) =>
  of.view().book?.entries.map(({ versions }) => versions.at(-1)?.content.what)

describe('a record on its shelf', () => {
  test('[record.readers][record.lost] opens by its way alone, and is not there before', async () => {
    await store.saveEntry(draft('Marker words'))
    const tab = open()
    await tab.refresh()
    expect(tab.view()).toMatchObject({ status: 'locked', book: null, drafts: [] })
    const [first] = tab.view().ring?.ways ?? []
    if (!first) throw new Error('There is a way.')
    await expect(tab.openWith(first, new Uint8Array(26))).rejects.toThrow('key')
    expect(tab.view().status).toBe('locked')
    await tab.openWith(first, way.secret)
    expect(entries(tab)).toEqual(['Marker words'])
    tab.lock()
    expect(tab.view()).toMatchObject({ status: 'locked', book: null, drafts: [] })
    await expect(tab.saveEntry(draft('x'))).rejects.toThrow('stale')
  })

  test('[record.kept] holds no word, file, name or key in clear', async () => {
    const kept = await store.addFile(draft('Marker words'), photo)
    await store.saveEntry({ ...kept, fields: { ...kept.fields, who: 'Marker person' } })
    await store.keepDraft(draft('Marker draft'))
    const text = shelf.text()
    expect(text).toContain('"kind":"code"')
    for (const secret of ['Marker', 'Heron', 'image/jpeg', 'A'.repeat(20)]) {
      expect(text).not.toContain(secret)
    }
  })

  test('takes no entry from another one: two tabs lose nothing of each other', async () => {
    const other = await unlocked()
    await Promise.all([
      store.saveEntry(draft('One')),
      other.saveEntry(draft('Two')),
      store.saveEntry(draft('Three')),
      other.saveEntry(draft('Four')),
    ])
    await store.refresh()
    expect(entries()?.toSorted()).toEqual(['Four', 'One', 'Three', 'Two'])
    expect(store.view().book?.links.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  test('refuses a write that does not follow the one before, even without locks', async () => {
    const head = shelf.headNow
    if (!head) throw new Error('There is a head.')
    await store.saveEntry(draft('One'))
    const stale = shelf.change({ ring: head.ring.id, head: { ...head, revision: 2 } })
    await expect(stale).rejects.toThrow('stale')
    await expect(store.begin([way])).rejects.toThrow('stale')
    expect(entries()).toEqual(['One'])
  })

  test('loses nothing where there is no room, and goes on once there is some', async () => {
    await store.saveEntry(draft('One'))
    shelf.problem = 'full'
    const unfinished = draft('Two')
    await expect(store.saveEntry(unfinished)).rejects.toThrow('full')
    await expect(store.addFile(unfinished, photo)).rejects.toThrow('full')
    await expect(store.keepDraft(unfinished)).rejects.toThrow('full')
    expect(entries()).toEqual(['One'])
    shelf.problem = null
    await store.saveEntry(unfinished)
    expect(entries()).toEqual(['One', 'Two'])
  })

  test('that was changed on the disk does not open, and says so', async () => {
    const head = shelf.headNow
    if (!head) throw new Error('There is a head.')
    const book = head.book.slice()
    book[book.length - 30] = (book[book.length - 30] ?? 0) ^ 1
    shelf.headNow = { ...head, book }
    await store.refresh()
    expect(store.view()).toMatchObject({ status: 'spoiled', book: null })
  })

  test('[record.delete][record.time] is gone with all its parts once it is erased', async () => {
    await store.keepDraft(await store.addFile(draft('One'), photo))
    await store.erase()
    expect(store.view().status).toBe('none')
    expect([shelf.headNow, shelf.files.size, shelf.draftBoxes.size]).toEqual([null, 0, 0])
    await expect(store.keepDraft(draft('Late'))).rejects.toThrow('stale')
  })

  test('a dropped way opens nothing here any more', async () => {
    const other = new Uint8Array(26).fill(2)
    const { addWay, dropWay } = await import('../sealing/ringKey.ts')
    await store.changeWays((open) =>
      addWay(open, { kind: 'passkey', credentialId: 'A'.repeat(16) }, newSalt(), other),
    )
    await store.saveEntry(await store.addFile(draft('One'), photo))
    const [code] = store.view().ring?.ways ?? []
    if (!code) throw new Error('There is a code.')
    await store.changeWays((open) =>
      dropWay(open, open.ring.ways.find(({ kind }) => kind === 'code') ?? code),
    )
    expect(shelf.text()).not.toContain(code.wrapped)
    expect(store.view().ring?.ways.map(({ kind }) => kind)).toEqual(['passkey'])
    expect(entries()).toEqual(['One'])
  })
})

describe('a draft', () => {
  test('is there again in another tab, with its files, and ends as an entry', async () => {
    const kept = await store.addFile(draft('Half'), photo)
    const tab = await unlocked()
    expect(tab.view().drafts).toEqual([kept])
    await tab.saveEntry({ ...kept, fields: { ...kept.fields, what: 'Whole' } })
    expect(tab.view().drafts).toEqual([])
    const [file] = tab.view().book?.entries[0]?.versions[0]?.content.files ?? []
    if (!file) throw new Error('It has a file.')
    expect(await tab.fileBytes(file)).toEqual(photo.bytes)
  })

  test('that is thrown away takes its own files along, and leaves those of entries', async () => {
    await store.saveEntry(await store.addFile(draft('One'), photo))
    const [entry] = store.view().book?.entries ?? []
    const files = entry?.versions[0]?.content.files ?? []
    const change = draft('Changed', { entry: entry?.id ?? '', files })
    const more = await store.addFile(change, { ...photo, name: 'Second.jpg' })
    expect(shelf.files.size).toBe(2)
    await store.dropDraft(more)
    expect(shelf.files.size).toBe(1)
    expect(store.view().drafts).toEqual([])
  })

  test('of an entry that was deleted meanwhile is saved as an entry of its own', async () => {
    await store.saveEntry(draft('One'))
    const id = store.view().book?.entries[0]?.id ?? ''
    await store.deleteEntry(id)
    await store.saveEntry(draft('Changed', { entry: id }))
    expect(entries()).toEqual(['Changed'])
  })

  test('is opened as it stands now, though another tab has written on in it, and not once it is gone', async () => {
    const half = draft('Half')
    await store.keepDraft(half)
    const tab = await unlocked()
    const more = { ...half, fields: { ...half.fields, what: 'Half and more' } }
    await store.keepDraft(more)
    expect(await tab.draftNow(half.id)).toEqual(more)
    await store.dropDraft(more)
    expect(await tab.draftNow(half.id)).toBeNull()
    expect(tab.view().drafts).toEqual([])
  })

  test('of an entry that was deleted meanwhile is saved without the files that went with it', async () => {
    await store.saveEntry(await store.addFile(draft('One'), photo))
    const [one] = store.view().book?.entries ?? []
    const id = one?.id ?? ''
    const files = one?.versions[0]?.content.files ?? []
    const tab = await unlocked()
    const change = draft('Changed', { entry: id, files })
    await tab.keepDraft(change)
    await store.deleteEntry(id)
    const second = { ...photo, name: 'Second.jpg' }
    const withMore = await tab.addFile(change, second)
    const gone = await tab.saveEntry(withMore)
    expect(gone.map(({ name }) => name)).toEqual(['Heron.jpg'])
    const [entry] = tab.view().book?.entries ?? []
    const saved = entry?.versions[0]?.content.files ?? []
    expect(saved.map(({ name }) => name)).toEqual(['Second.jpg'])
    expect(await Promise.all(saved.map((file) => tab.fileBytes(file)))).toEqual([photo.bytes])
  })

  test('that was spoiled does not keep the record shut', async () => {
    await store.keepDraft(draft('One'))
    for (const [id, box] of shelf.draftBoxes) shelf.draftBoxes.set(id, box.slice(0, -1))
    await store.refresh()
    expect(store.view()).toMatchObject({ status: 'open', drafts: [] })
  })
})

describe('a file', () => {
  test('goes with its entry and its drafts, unless another entry has it', async () => {
    await store.saveEntry(await store.addFile(draft('One'), photo))
    await store.saveEntry(await store.addFile(draft('Two'), photo))
    const [one] = store.view().book?.entries ?? []
    const files = one?.versions[0]?.content.files ?? []
    await store.addFile(draft('Change', { entry: one?.id ?? '', files }), photo)
    expect(shelf.files.size).toBe(3)
    await store.deleteEntry(one?.id ?? '')
    expect(shelf.files.size).toBe(1)
    expect(store.view().drafts).toEqual([])
  })

  test('that was swapped, changed or lost is not given', async () => {
    await store.saveEntry(await store.addFile(draft('One'), photo))
    await store.saveEntry(await store.addFile(draft('Two'), { ...photo, bytes: new Uint8Array(9) }))
    const [first, second] = (store.view().book?.entries ?? []).map(
      ({ versions }) => versions[0]?.content.files[0],
    )
    if (!first || !second) throw new Error('There are two files.')
    const [one, two] = [shelf.files.get(first.box), shelf.files.get(second.box)]
    if (!one || !two) throw new Error('There are two boxes.')
    shelf.files.set(first.box, two)
    await expect(store.fileBytes(first)).rejects.toThrow('changed')
    shelf.files.set(first.box, one.slice(0, -1))
    await expect(store.fileBytes(first)).rejects.toThrow('changed')
    shelf.files.delete(first.box)
    await expect(store.fileBytes(first)).rejects.toThrow('not_sealed')
    expect(await store.fileBytes(second)).toEqual(new Uint8Array(9))
  })
})
