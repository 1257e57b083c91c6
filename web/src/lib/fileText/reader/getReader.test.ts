import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeCaches, fakeHub, filesOf, pieceOf, texts } from './fakeHub.ts'
import { assembleAll, getReader } from './getReader.ts'
import { openKept } from './keptPieces.ts'
import { READER_CACHE } from './readerCache.ts'
import { addressOf, type ReaderProgress } from './readerFiles.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const files = filesOf()
const total = texts.join('').length

/** Gets the reader as a worker does that has just started. */
async function get(of = files) {
  const told: ReaderProgress[] = []
  const kept = await openKept()
  const end = await getReader(of, kept, (progress) => told.push(progress)).catch(
    (error: unknown) => error,
  )
  return { told, kept, end }
}

const asText = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** A body whose connection breaks after some bytes. */
function broken(text: string): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at === 1) return controller.error(new TypeError('network error'))
      at = 1
      controller.enqueue(new TextEncoder().encode(text.slice(0, 1)))
    },
  })
}

describe('the download of the reader', () => {
  test('tells how much has come, from nothing to all, and never less than before', async () => {
    fakeCaches()
    fakeHub()
    const { told, end } = await get()
    expect(end).toBeUndefined()
    expect(told[0]).toEqual({ loaded: 0, total })
    expect(told.at(-1)).toEqual({ loaded: total, total })
    const loaded = told.map((one) => one.loaded)
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b))
  })

  test('counts bytes as they are sent, not as they are unpacked', async () => {
    fakeCaches()
    fakeHub()
    const { told } = await get({ ...filesOf([]), runtime: [pieceOf('runtime', 3)] })
    expect(told.at(-1)).toEqual({ loaded: 3, total: 3 })
  })

  test('puts the files together from their pieces, in order', async () => {
    fakeCaches()
    fakeHub()
    const { kept } = await get()
    const whole = await assembleAll(files, kept)
    expect(asText(whole.model)).toBe('onetwothree')
    expect(asText(whole.runtime)).toBe('runtime')
  })

  test('asks for nothing and tells nothing the second time', async () => {
    fakeCaches()
    fakeHub()
    await get()
    const asked = fakeHub(() => new TypeError('no connection'))
    const { told, kept, end } = await get()
    expect([told, end, asked]).toEqual([[], undefined, []])
    expect(asText((await assembleAll(files, kept)).model)).toBe('onetwothree')
    expect(asked).toEqual([])
  })

  test('keeps what has come where the connection breaks, and goes on from there', async () => {
    fakeCaches()
    fakeHub((text) => (text === 'two' ? broken(text) : text))
    const first = await get()
    expect(first.end).toBeInstanceOf(TypeError)
    const came = total - 'twothree'.length
    const asked = fakeHub()
    const second = await get()
    expect(second.end).toBeUndefined()
    expect(second.told[0]).toEqual({ loaded: came, total })
    expect(asked).toEqual(['two', 'three'])
  })

  test('takes a connection that brings nothing for broken', async () => {
    vi.useFakeTimers()
    fakeCaches()
    fakeHub(() => new ReadableStream())
    const getting = get()
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await getting).end).toEqual(new Error('The connection brings nothing.'))
  })

  test('does not take a slow connection for broken as long as it brings something', async () => {
    vi.useFakeTimers()
    fakeCaches()
    const slowly = (text: string) => {
      const signs = [...text]
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const sign = signs.shift()
            if (sign === undefined) return controller.close()
            await new Promise((resolve) => setTimeout(resolve, 20_000))
            controller.enqueue(new TextEncoder().encode(sign))
          },
        },
        { highWaterMark: 0 },
      )
    }
    fakeHub(slowly)
    const getting = get({ ...filesOf([]), runtime: [pieceOf('runtime')] })
    await vi.advanceTimersByTimeAsync(200_000)
    expect((await getting).end).toBeUndefined()
  })

  test.each([
    ['damaged', 'tWo'],
    ['cut short', 'tw'],
    ['longer than it may be', 'two and more'],
  ])('a piece that comes %s is not kept', async (_how, bytes) => {
    const held = fakeCaches()
    fakeHub((text) => (text === 'two' ? bytes : text))
    const { end } = await get()
    expect(end).toBeInstanceOf(Error)
    expect(held.get(READER_CACHE)?.has(addressOf(pieceOf('two')))).toBe(false)
    expect(held.get(READER_CACHE)?.has(addressOf(pieceOf('one')))).toBe(true)
  })

  test('a piece that comes damaged once is fetched again', async () => {
    fakeCaches()
    fakeHub((text, time) => (text === 'two' && time === 1 ? 'tWo' : text))
    const { end, kept } = await get()
    expect(end).toBeUndefined()
    expect(asText((await assembleAll(files, kept)).model)).toBe('onetwothree')
  })

  test('a hub that no longer has a piece is a failure, and no file of the reader', async () => {
    const held = fakeCaches()
    fakeHub((text) => (text === 'words' ? 404 : text))
    expect((await get()).end).toBeInstanceOf(Error)
    expect(held.get(READER_CACHE)?.has(addressOf(pieceOf('words')))).toBe(false)
  })

  test('what was damaged in the storage since is fetched again and not used', async () => {
    const held = fakeCaches()
    fakeHub()
    await get()
    held.get(READER_CACHE)?.set(addressOf(pieceOf('two')), new TextEncoder().encode('tWo'))
    const asked = fakeHub()
    const { kept } = await get()
    expect(asText((await assembleAll(files, kept)).model)).toBe('onetwothree')
    expect(asked).toEqual(['two'])
  })

  test('drops what an earlier build had once the new one is whole, and not before', async () => {
    const held = fakeCaches()
    fakeHub()
    await get()
    const newer = filesOf([...texts.slice(0, 6), 'one'])
    const paths = () => [...(held.get(READER_CACHE)?.keys() ?? [])]
    expect(paths()).toContain(addressOf(pieceOf('three')))
    await get(newer)
    expect(paths().toSorted()).toEqual(Object.values(newer).flat().map(addressOf).toSorted())
  })

  test.each([
    ['has no storage', () => vi.stubGlobal('caches', undefined)],
    [
      'refuses it',
      () => vi.stubGlobal('caches', { open: () => Promise.reject(new Error('SecurityError')) }),
    ],
    [
      'has no room left',
      () =>
        vi.stubGlobal('caches', {
          open: async () => ({
            keys: async () => [],
            match: async () => undefined,
            put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
          }),
        }),
    ],
  ])('where the browser %s the reader is held in memory', async (_why, stub) => {
    stub()
    fakeHub()
    const { end, kept } = await get()
    expect(end).toBeUndefined()
    const asked = fakeHub(() => new TypeError('no connection'))
    expect(asText((await assembleAll(files, kept)).numbers)).toBe('numbers')
    expect(asked).toEqual([])
  })
})
