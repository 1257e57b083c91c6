import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { termStore } from './termStore.ts'

const key = 'terms'

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
  it('puts the newest term in front and moves a repeated one there', () => {
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

  it('gives back after a reload what was added', () => {
    const storage = memory()
    termStore(() => storage, key).add('appeal process')
    expect(termStore(() => storage, key).state()).toEqual({ terms: ['appeal process'], kept: true })
  })

  it('leaves nothing in the storage once it is cleared or its last term removed', () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    store.add('appeal')
    store.remove('APPEAL')
    expect(storage.map.size).toBe(0)
    store.add('appeal')
    store.clear()
    expect(storage.map.size).toBe(0)
    expect(store.state().terms).toEqual([])
  })

  it('ignores an empty term', () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    store.add('   ')
    expect(storage.map.size).toBe(0)
  })

  it.each(['{', 'null', '7', '{"a":1}', '"x"', '[1,null,{"a":2}]', '[["appeal"]]', ''])(
    'starts empty on the corrupt content %j and works on',
    (corrupt) => {
      const storage = memory(corrupt)
      const store = termStore(() => storage, key)
      expect(store.state().terms).toEqual([])
      store.add('appeal')
      expect(termStore(() => storage, key).state().terms).toEqual(['appeal'])
    },
  )

  it('keeps the usable terms of a list that is partly corrupt', () => {
    const storage = memory('["appeal", 3, " ", "Appeal", "advisor"]')
    expect(termStore(() => storage, key).state().terms).toEqual(['appeal', 'advisor'])
  })

  it('works from memory and says so where the storage is forbidden', () => {
    const store = termStore(() => {
      throw new Error('The operation is insecure.')
    }, key)
    store.add('appeal')
    expect(store.state()).toEqual({ terms: ['appeal'], kept: false })
    store.clear()
    expect(store.state().terms).toEqual([])
  })

  it('does not lose a term when the storage is full', () => {
    const storage = memory('["advisor"]')
    const full = { ...storage, setItem: refuse }
    const store = termStore(() => full, key)
    store.add('appeal')
    expect(store.state()).toEqual({ terms: ['appeal', 'advisor'], kept: false })
  })

  it('sees what another tab wrote', () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    expect(store.state().terms).toEqual([])
    termStore(() => storage, key).add('appeal')
    expect(store.state().terms).toEqual(['appeal'])
  })

  it('gives the same object until something changes, and tells its listeners', () => {
    const storage = memory()
    const store = termStore(() => storage, key)
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    expect(store.state()).toBe(store.state())
    store.add('appeal')
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    store.clear()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('never throws and never repeats a term, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.array(fc.string()), (content, added) => {
        const storage = memory(content)
        const store = termStore(() => storage, key, 10)
        for (const term of added) store.add(term)
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
