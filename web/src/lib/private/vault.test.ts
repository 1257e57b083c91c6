import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OneAtATime } from '../oneAtATime.ts'
import { toBase64 } from './base64.ts'
import type { HeldLock, Storage } from './kept.ts'
import { textBox } from './textBox.ts'
import { textSeal } from './textSeal.ts'
import { Vault } from './vault.ts'

const NAME = 'hub.test'
const kind = {
  name: NAME,
  database: 'test',
  empty: [] as readonly string[],
  read: (text: string) => {
    const value = JSON.parse(text) as unknown
    if (!Array.isArray(value)) throw new Error('not a list')
    return value as readonly string[]
  },
  print: (value: readonly string[]) => JSON.stringify(value),
}

/** A browser's storage of so many characters, with a say in what it refuses. */
class TestStorage implements Storage {
  readonly texts = new Map<string, string>()
  room = Number.POSITIVE_INFINITY
  blocked = false

  getItem(key: string) {
    if (this.blocked) throw new DOMException('no', 'SecurityError')
    return this.texts.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.blocked) throw new DOMException('no', 'SecurityError')
    const others = [...this.texts].filter(([name]) => name !== key)
    const used = others.reduce((sum, [, text]) => sum + text.length, 0)
    if (used + value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.texts.set(key, value)
  }
  removeItem(key: string) {
    this.texts.delete(key)
  }
}

let storage: TestStorage
let turns: Promise<unknown>
beforeEach(() => {
  storage = new TestStorage()
  turns = Promise.resolve()
})

/** What all tabs of a browser share. */
const oneAtATime: OneAtATime = (work) => {
  const next = turns.then(work)
  turns = next.catch(() => {})
  return next
}
const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
const ofBrowser = newKey()
const seal = textSeal(() => ofBrowser, NAME)
const openTab = (by = seal) =>
  new Vault(
    kind,
    textBox(NAME, () => storage),
    oneAtATime,
    by,
  )
const add = (word: string) => (list: readonly string[]) => [...list, word]
const stored = () => storage.texts.get(NAME) ?? ''
const opened = () => seal.open(stored())

async function newLock(): Promise<HeldLock> {
  const key = await newKey()
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)))
  return { key, terms: { kind: 'passphrase', salt, memoryKiB: 65536, passes: 3 } }
}

describe('what is stored', () => {
  it('has no word in clear without a lock either, and every tab of the browser reads it', async () => {
    const vault = openTab()
    await vault.edit(add('one'))
    expect([...storage.texts.values()].join()).not.toMatch(/one|\[/)
    expect(await opened()).toBe('["one"]')
    const later = openTab()
    await later.refresh()
    expect(later.view()).toMatchObject({ status: 'open', value: ['one'], terms: null })
  })

  it('has no word in clear with a lock, and opens with its key alone', async () => {
    const vault = openTab()
    const lock = await newLock()
    await vault.edit(add('marker'))
    expect(await vault.changeLock(lock)).toBe(true)
    await vault.edit(add('another marker'))
    expect([...storage.texts.values()].join()).not.toMatch(/marker/)

    const later = openTab()
    await later.refresh()
    expect(later.view()).toMatchObject({ status: 'locked', value: [], terms: lock.terms })
    expect(await later.unlock({ ...lock, key: (await newLock()).key })).toBe(false)
    expect(later.view().status).toBe('locked')
    expect(await later.unlock(lock)).toBe(true)
    expect(later.view().value).toEqual(['marker', 'another marker'])
  })

  it('is sealed as soon as it is read where an older version left it in clear', async () => {
    storage.setItem(NAME, '["one"]')
    const vault = openTab()
    await vault.refresh()
    expect(vault.view()).toMatchObject({ status: 'open', value: ['one'], problem: null })
    expect(await opened()).toBe('["one"]')
  })

  it('is written over by nothing where the browser gives no key, and is there when it does', async () => {
    await openTab().edit(add('one'))
    const before = stored()
    let hasKey = false
    const vault = openTab(
      textSeal(() => (hasKey ? ofBrowser : Promise.reject(new Error('refused'))), NAME),
    )
    await vault.edit(add('two'))
    expect(vault.view()).toMatchObject({ status: 'open', value: ['two'], problem: 'blocked' })
    expect(stored()).toBe(before)
    hasKey = true
    await vault.refresh()
    expect(vault.view()).toMatchObject({ value: ['one', 'two'], problem: null, unstored: 0 })
  })

  it('is sealed anew under another lock, and by the browser alone once the lock is gone', async () => {
    const vault = openTab()
    const [first, second] = [await newLock(), await newLock()]
    await vault.edit(add('one'))
    await vault.changeLock(first)
    await vault.changeLock(second)
    const later = openTab()
    expect(await later.unlock(first)).toBe(false)
    expect(await later.unlock(second)).toBe(true)
    await later.changeLock(null)
    expect(await opened()).toBe('["one"]')
  })

  it('does not open once a byte of it or of its terms was changed', async () => {
    const vault = openTab()
    const lock = await newLock()
    await vault.edit(add('one'))
    await vault.changeLock(lock)
    const envelope = JSON.parse(stored()) as { terms: object; sealed: string }
    const flipped = envelope.sealed.startsWith('A') ? 'B' : 'A'
    const spoiled = { ...envelope, sealed: flipped + envelope.sealed.slice(1) }
    const cheaper = { ...envelope, terms: { ...envelope.terms, passes: 1 } }
    for (const changed of [spoiled, cheaper]) {
      storage.setItem(NAME, JSON.stringify(changed))
      const later = openTab()
      const terms = { ...lock.terms, ...changed.terms } as HeldLock['terms']
      expect(await later.unlock({ ...lock, terms })).toBe(false)
    }
  })

  it('closes again when it is locked, and can be erased without its key', async () => {
    const vault = openTab()
    await vault.edit(add('one'))
    await vault.changeLock(await newLock())
    expect(await vault.lock()).toBe(true)
    expect(vault.view()).toMatchObject({ status: 'locked', value: [] })
    await vault.erase()
    expect(vault.view()).toMatchObject({ status: 'open', value: [], terms: null })
    expect(storage.texts.size).toBe(0)
  })
})

describe('several tabs', () => {
  it('never lose a change of the other, with or without a lock', async () => {
    const words = fc.array(fc.tuple(fc.nat(2), fc.string()), { maxLength: 12 })
    const lock = await newLock()
    await fc.assert(
      fc.asyncProperty(words, fc.boolean(), async (changes, isLocked) => {
        storage = new TestStorage()
        const tabs = [openTab(), openTab(), openTab()]
        if (isLocked) {
          await tabs[0]?.changeLock(lock)
          for (const tab of tabs) await tab.unlock(lock)
        }
        await Promise.all(changes.map(async ([tab, word]) => tabs[tab]?.edit(add(word))))
        const later = openTab()
        await later.unlock(lock)
        expect(later.view().value.toSorted()).toEqual(changes.map(([, word]) => word).toSorted())
      }),
      { numRuns: 30 },
    )
  })

  it('keep a change in memory while another tab has set a lock, and store it after the unlocking', async () => {
    const [here, there] = [openTab(), openTab()]
    const lock = await newLock()
    await here.edit(add('one'))
    await there.changeLock(lock)
    await here.edit(add('late'))
    expect(here.view()).toMatchObject({ status: 'locked', value: [], unstored: 1 })
    expect(await here.unlock(lock)).toBe(true)
    await there.refresh()
    expect(there.view().value).toEqual(['one', 'late'])
  })

  it('see that a lock was taken away, and do not put it back', async () => {
    const [here, there] = [openTab(), openTab()]
    const lock = await newLock()
    await here.edit(add('one'))
    await here.changeLock(lock)
    await there.unlock(lock)
    await there.changeLock(null)
    await here.edit(add('two'))
    expect(await opened()).toBe('["one","two"]')
  })
})

describe('a storage that refuses', () => {
  it('loses nothing when it is full, and stores all once there is room', async () => {
    const vault = openTab()
    await vault.edit(add('one'))
    storage.room = 10
    await vault.edit(add('a long word'))
    expect(vault.view()).toMatchObject({
      value: ['one', 'a long word'],
      problem: 'full',
      unstored: 1,
    })
    expect(await opened()).toBe('["one"]')
    expect(await vault.lock()).toBe(false)
    storage.room = 200
    await vault.edit(add('two'))
    expect(vault.view()).toMatchObject({ problem: null, unstored: 0 })
    expect(await opened()).toBe('["one","a long word","two"]')
  })

  it('keeps the lock that was there when there is no room for the new one', async () => {
    const vault = openTab()
    await vault.edit(add('one'))
    storage.room = 70
    expect(await vault.changeLock(await newLock())).toBe(false)
    expect(vault.view()).toMatchObject({ terms: null, value: ['one'] })
    expect(await opened()).toBe('["one"]')
  })

  it('is told of when it is blocked, and all works in memory', async () => {
    storage.blocked = true
    const vault = openTab()
    await vault.edit(add('one'))
    expect(vault.view()).toMatchObject({ status: 'open', value: ['one'], problem: 'blocked' })
  })
})

describe('what cannot be read', () => {
  it('empties the value, and is kept word for word, sealed', async () => {
    storage.setItem(NAME, '[broken')
    const vault = openTab()
    await vault.refresh()
    expect(vault.view()).toMatchObject({ status: 'open', value: [], unreadable: ['[broken'] })
    await vault.edit(add('new'))
    expect(await opened()).toBe('["new"]')
    expect([...storage.texts.values()].join()).not.toContain('broken')
    storage.setItem(NAME, '{}')
    await vault.refresh()
    expect(vault.view().unreadable).toEqual(['[broken', '{}'])
    await vault.dropUnreadable()
    expect(vault.view().unreadable).toEqual([])
  })

  it('is written over by nothing when there is no room to keep it', async () => {
    storage.setItem(NAME, '[broken')
    storage.room = 8
    const vault = openTab()
    await vault.edit(add('a new one'))
    expect(stored()).toBe('[broken')
    expect(vault.view()).toMatchObject({ value: ['a new one'], problem: 'full' })
  })

  it('is also what another key has sealed, such as one that the browser has deleted', async () => {
    await openTab(textSeal(newKey, NAME)).edit(add('one'))
    const before = stored()
    const vault = openTab()
    await vault.refresh()
    expect(vault.view()).toMatchObject({ status: 'open', value: [], unreadable: [before] })
  })

  it('is every value that is none, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        storage = new TestStorage()
        storage.setItem(NAME, text)
        const vault = openTab()
        await vault.refresh()
        const { status, unreadable } = vault.view()
        const isList = text.trim().startsWith('[') && unreadable.length === 0
        expect(status).toBe('open')
        expect(isList ? [text] : unreadable).toEqual([text])
      }),
      { numRuns: 60 },
    )
  })
})
