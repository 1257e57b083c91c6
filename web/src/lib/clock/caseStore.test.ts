import type { Case, CaseEntry } from '@hub/core/clock/caseEntry'
import { describe, expect, it } from 'vitest'
import { textSeal } from '../private/textSeal.ts'
import { caseStore, emptyCase } from './caseStore.ts'

const key = 'case'
const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
/** The device's key, of which all tabs have the same. */
const made = newKey()
const seal = textSeal(() => made, key)

function memory(start?: string) {
  const map = new Map<string, string>(start === undefined ? [] : [[key, start]])
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, text: string) => void map.set(name, text),
    removeItem: (name: string) => void map.delete(name),
  }
}

const hearing: CaseEntry = {
  type: 'event',
  kind: 'hearing',
  id: 'h',
  what: 'The live hearing',
  when: { type: 'day', day: '2027-02-02' },
  actor: 'school',
  part: 'attend',
  sources: [{ type: 'typed' }],
}
const withHearing = (value: Case): Case => ({ ...value, entries: [...value.entries, hearing] })

async function read(storage: ReturnType<typeof memory>, by = seal) {
  const store = caseStore(() => storage, key, by)
  await store.reread()
  return store
}

describe('caseStore', () => {
  it('gives back after a reload what was put in', async () => {
    const storage = memory()
    await caseStore(() => storage, key, seal).change(withHearing)
    const value = { entries: [hearing], closings: [] }
    expect((await read(storage)).state()).toEqual({ status: 'here', value, kept: true })
  })

  it('opens what was kept before days could be uncertain, and keeps it', async () => {
    const value = { entries: [hearing], closings: [], doneLimits: ['records_access:h'] }
    const storage = memory(await seal.seal(JSON.stringify({ version: 1, ...value })))
    const store = await read(storage)
    expect(store.state()).toEqual({ status: 'here', value, kept: true })
    await store.change((now) => ({ ...now, closings: [{ from: '2027-01-04', to: '2027-01-08' }] }))
    expect((await read(storage)).state()).toMatchObject({
      value: { entries: [hearing], closings: [{ from: '2027-01-04', to: '2027-01-08' }] },
    })
  })

  it('gives the storage no word of it', async () => {
    const storage = memory()
    await caseStore(() => storage, key, seal).change(withHearing)
    expect([...storage.map.values()].join(' ')).not.toMatch(/hearing|2027|entries|\{/)
  })

  it('leaves nothing in the storage once it is deleted', async () => {
    const storage = memory()
    const store = caseStore(() => storage, key, seal)
    await store.change(withHearing)
    await store.clear()
    expect(storage.map.size).toBe(0)
    expect(store.state()).toEqual({ status: 'here', value: emptyCase, kept: true })
  })

  it('makes no change to what does not open, until the reader deletes it', async () => {
    const storage = memory()
    await caseStore(
      () => storage,
      key,
      textSeal(() => newKey(), key),
    ).change(withHearing)
    const before = storage.map.get(key)
    const store = await read(storage)
    await store.change(withHearing)
    expect(store.state()).toEqual({ status: 'unreadable' })
    expect(storage.map.get(key)).toBe(before)
    await store.clear()
    expect(storage.map.size).toBe(0)
  })

  it('makes nothing of what a newer program sealed', async () => {
    const newer = await seal.seal(JSON.stringify({ version: 3, entries: [], closings: [] }))
    expect((await read(memory(newer))).state()).toEqual({ status: 'unreadable' })
  })

  it('works from memory and says so where the browser keeps nothing', async () => {
    const store = caseStore(
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
      key,
      seal,
    )
    await store.change(withHearing)
    const value = { entries: [hearing], closings: [] }
    expect(store.state()).toEqual({ status: 'here', value, kept: false })
  })

  it('deletes nothing where no key comes', async () => {
    const storage = memory('iv.sealed')
    const noKey = textSeal(() => Promise.reject(new Error('refused')), key)
    const store = await read(storage, noKey)
    await store.change(withHearing)
    expect(store.state()).toMatchObject({ status: 'here', kept: false })
    expect(storage.map.get(key)).toBe('iv.sealed')
  })

  it('puts nothing in the place of what it could not read, also when the key comes later', async () => {
    const storage = memory()
    await caseStore(() => storage, key, seal).change(withHearing)
    const before = storage.map.get(key)
    let asked = 0
    const late = textSeal(() => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('busy')) : made
    }, key)
    const store = await read(storage, late)
    await store.change((value) => ({
      ...value,
      closings: [{ from: '2027-01-04', to: '2027-01-04' }],
    }))
    expect(store.state()).toMatchObject({ status: 'here', kept: false })
    expect(storage.map.get(key)).toBe(before)
  })

  it('changes what another tab has written meanwhile, and loses none of it', async () => {
    const storage = memory()
    const store = await read(storage)
    await caseStore(() => storage, key, seal).change(withHearing)
    await store.change((value) => ({
      ...value,
      closings: [{ from: '2026-12-21', to: '2027-01-01' }],
    }))
    expect((await read(storage)).state()).toMatchObject({
      value: { entries: [hearing], closings: [{ from: '2026-12-21', to: '2027-01-01' }] },
    })
  })

  it('tells its listeners when it was read and when it changed', async () => {
    const store = caseStore(() => memory(), key, seal)
    const heard: string[] = []
    store.subscribe(() => heard.push(store.state().status))
    await store.change(withHearing)
    expect(heard).toEqual(['here', 'here'])
  })
})
