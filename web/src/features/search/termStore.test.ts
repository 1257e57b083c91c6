import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { textSeal } from '../../lib/private/textSeal.ts'
import { termStore as storeOf } from './termStore.ts'

const key = 'terms'
/** The device's key, of which all tabs have the same. */
const made = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
  'encrypt',
  'decrypt',
])
const seal = textSeal(() => made, key)
const termStore = (open: Parameters<typeof storeOf>[0], name: string, most?: number) =>
  storeOf(open, name, seal, most)

function memory(start?: string) {
  const map = new Map<string, string>(start === undefined ? [] : [[key, start]])
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, text: string) => void map.set(name, text),
    removeItem: (name: string) => void map.delete(name),
  }
}

describe('termStore', () => {
  it('puts the newest term in front and moves a repeated one there, at once', () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    for (const term of ['appeal', 'advisor', 'Appeal ']) store.add(term)
    expect(store.state().terms).toEqual(['Appeal', 'advisor'])
  })

  it('keeps at most the given number and drops the oldest', () => {
    const storage = memory()
    const store = termStore(() => storage, key, 10)
    for (let at = 1; at <= 12; at++) store.add(`term ${at}`)
    expect(store.state().terms).toHaveLength(10)
    expect(store.state().terms[0]).toBe('term 12')
    expect(store.state().terms[9]).toBe('term 3')
  })

  it('keeps any number where there is no limit', () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    for (let at = 0; at < 200; at++) store.add(`term ${at}`)
    expect(store.state().terms).toHaveLength(200)
  })

  it('gives back after a reload what was added', async () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    store.add('appeal process')
    await store.settled()
    expect(await loaded(storage)).toEqual({ terms: ['appeal process'], kept: true })
  })

  it('never gives the storage a word, and not the same bytes twice', async () => {
    const storage = memory()
    const written: string[] = []
    const watched = {
      ...storage,
      setItem: (name: string, text: string) => {
        written.push(text)
        storage.setItem(name, text)
      },
    }
    const store = termStore(() => watched, key)
    for (const term of ['appeal', 'advisor', 'appeal', 'advisor']) store.add(term)
    await store.settled()
    expect(written).toHaveLength(4)
    expect(new Set(written).size).toBe(4)
    expect(written.join(' ')).not.toMatch(/app|adv|\[/)
  })

  it('seals a list that stands in clear from before, as soon as it is read', async () => {
    const storage = memory('["appeal"]')
    expect((await loaded(storage)).terms).toEqual(['appeal'])
    expect(storage.map.get(key)).not.toContain('appeal')
    expect((await loaded(storage)).terms).toEqual(['appeal'])
  })

  it('starts empty where the key is another one, and works on', async () => {
    const storage = memory()
    const other = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
    const before = storeOf(
      () => storage,
      key,
      textSeal(() => other, key),
    )
    before.add('appeal')
    await before.settled()
    expect((await loaded(storage)).terms).toEqual([])
    const store = termStore(() => storage, key)
    store.add('advisor')
    await store.settled()
    expect((await loaded(storage)).terms).toEqual(['advisor'])
  })

  it('deletes nothing where no key comes, works from memory, and says so', async () => {
    const storage = memory('iv.sealed')
    const noKey = textSeal(() => Promise.reject(new Error('refused')), key)
    const store = storeOf(() => storage, key, noKey)
    store.add('appeal')
    await store.settled()
    expect(store.state()).toEqual({ terms: ['appeal'], kept: false })
    expect(storage.map.get(key)).toBe('iv.sealed')
  })

  it('leaves nothing in the storage once it is cleared or its last term removed', async () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    store.add('appeal')
    store.remove('APPEAL')
    await store.settled()
    expect(storage.map.size).toBe(0)
    store.add('appeal')
    await store.settled()
    expect(storage.map.size).toBe(1)
    store.clear()
    await store.settled()
    expect(storage.map.size).toBe(0)
    expect(store.state().terms).toEqual([])
  })

  it('ignores an empty term', async () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    store.add('   ')
    await store.settled()
    expect(storage.map.size).toBe(0)
  })

  it.each(['{', 'null', '7', '{"a":1}', '"x"', '[1,null,{"a":2}]', '[["appeal"]]', ''])(
    'starts empty on the corrupt content %j and works on',
    async (corrupt) => {
      const storage = memory(corrupt)
      const store = termStore(() => storage, key)
      expect(store.state().terms).toEqual([])
      store.add('appeal')
      await store.settled()
      expect((await loaded(storage)).terms).toEqual(['appeal'])
    },
  )

  it('keeps the usable terms of a list that is partly corrupt', async () => {
    const storage = memory('["appeal", 3, " ", "Appeal", "advisor"]')
    expect((await loaded(storage)).terms).toEqual(['appeal', 'advisor'])
  })

  it('works from memory and says so where the storage is forbidden', async () => {
    const store = termStore(() => {
      throw new Error('The operation is insecure.')
    }, key)
    store.add('appeal')
    await store.settled()
    expect(store.state()).toEqual({ terms: ['appeal'], kept: false })
    store.clear()
    expect(store.state().terms).toEqual([])
  })

  it('does not lose a term when the storage is full', async () => {
    const storage = memory('["advisor"]')
    const full = { ...storage, setItem: refuse }
    const store = termStore(() => full, key)
    store.add('appeal')
    await store.settled()
    expect(store.state()).toEqual({ terms: ['appeal', 'advisor'], kept: false })
  })

  it('sees what another tab wrote, and adds to it', async () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    expect(store.state().terms).toEqual([])
    const other = termStore(() => storage, key)
    other.add('appeal')
    await other.settled()
    store.state()
    await store.settled()
    expect(store.state().terms).toEqual(['appeal'])
    other.add('advisor')
    await other.settled()
    store.add('rights')
    await store.settled()
    expect(store.state().terms).toEqual(['rights', 'advisor', 'appeal'])
  })

  it('gives the same object until something changes, and tells its listeners', async () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    expect(store.state()).toBe(store.state())
    store.add('appeal')
    expect(listener).toHaveBeenCalledTimes(1)
    await store.settled()
    const before = store.state()
    expect(store.state()).toBe(before)
    listener.mockClear()
    stop()
    store.clear()
    await store.settled()
    expect(listener).not.toHaveBeenCalled()
  })

  it('never throws and never repeats a term, whatever the storage holds', async () => {
    const contents = fc.oneof(fc.string(), fc.json())
    await fc.assert(
      fc.asyncProperty(contents, fc.array(fc.string()), async (content, added) => {
        const storage = memory(content)
        const store = termStore(() => storage, key, 10)
        for (const term of added) store.add(term)
        await store.settled()
        const { terms } = store.state()
        expect(terms.length).toBeLessThanOrEqual(10)
        expect(new Set(terms.map((term) => term.toLowerCase())).size).toBe(terms.length)
        for (const term of added.slice(-1)) {
          if (term.trim() !== '') expect(store.has(term)).toBe(true)
        }
      }),
    )
  })
})

function refuse(): never {
  throw new Error('The quota has been exceeded.')
}

/** What a page has that opens now. */
async function loaded(storage: ReturnType<typeof memory>) {
  const store = termStore(() => storage, key)
  store.state()
  await store.settled()
  return store.state()
}
