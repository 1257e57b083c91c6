import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appendOlder,
  mergeNewest,
  type RecordPages,
  readNewest,
  readPageUpTo,
} from './recordPages.ts'
import type { RecordSource } from './recordSource.ts'
import type { RegistryReader } from './registryReader.ts'

interface Row {
  id: number
  mark?: string
}

const nobody = {} as RegistryReader

/** A registry with `total` records that counts what is read of it. */
function registryOf(total: number) {
  const read: number[] = []
  const source: RecordSource<Row> = {
    name: 'rows',
    readTotal: async () => total,
    readPage: async (_, { start, limit }) => {
      const ids = Array.from({ length: limit }, (_, at) => start + at)
      read.push(...ids)
      return ids.map((id) => ({ id }))
    },
  }
  return { source, read }
}

const ids = ({ items }: RecordPages<Row>) => items.map(({ id }) => id)

test('the first page is the newest, newest first', async () => {
  const { source, read } = registryOf(10_000)
  const page = await readNewest(source, nobody, 3)
  expect(ids(page)).toEqual([10_000, 9999, 9998])
  expect(page.next).toBe(9997)
  expect(read).toHaveLength(3)
})

test('an empty registry is not asked for a page', async () => {
  const { source, read } = registryOf(0)
  expect(await readNewest(source, nobody, 3)).toEqual({ items: [], next: 0 })
  expect(read).toEqual([])
})

test('page after page gives every record once, for any size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(130), fc.integer({ min: 1, max: 60 }), async (total, size) => {
      const { source } = registryOf(total)
      let pages = await readNewest(source, nobody, size)
      while (pages.next > 0) {
        pages = appendOlder(pages, await readPageUpTo(source, nobody, pages.next, size))
      }
      expect(ids(pages)).toEqual(Array.from({ length: total }, (_, at) => total - at))
    }),
  )
})

test('new records come in front of what was read, and nothing stands twice', () => {
  const known = { items: [{ id: 5 }, { id: 4 }], next: 3 }
  const newest = { items: [{ id: 7 }, { id: 6 }, { id: 5, mark: 'verified' }], next: 4 }
  const merged = mergeNewest<Row>(known, newest)
  expect(merged.items).toEqual([{ id: 7 }, { id: 6 }, { id: 5, mark: 'verified' }, { id: 4 }])
  expect(merged.next).toBe(3)
})

test('a first record joins an empty list', () => {
  const merged = mergeNewest<Row>({ items: [], next: 0 }, { items: [{ id: 1 }], next: 0 })
  expect(merged).toEqual({ items: [{ id: 1 }], next: 0 })
})

test('records that were never read leave no hole: the list begins anew', () => {
  const known = { items: [{ id: 5 }], next: 4 }
  const newest = { items: [{ id: 9 }, { id: 8 }], next: 7 }
  expect(mergeNewest<Row>(known, newest)).toBe(newest)
})

test('whatever was read before, a merged list has no hole and ends where its next page begins', () => {
  const page = (from: number, to: number): RecordPages<Row> => ({
    items: Array.from({ length: from - to + 1 }, (_, at) => ({ id: from - at })),
    next: to - 1,
  })
  const numbers = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(40), fc.nat(19))
  fc.assert(
    fc.property(numbers, ([low, length, more, size]) => {
      const known = page(low + 1 + length, low + 1)
      const top = low + 1 + length + more
      const merged = mergeNewest(known, page(top, Math.max(1, top - size)))
      const seen = ids(merged)
      expect(seen[0]).toBe(top)
      expect(seen).toEqual(Array.from({ length: seen.length }, (_, at) => top - at))
      expect(merged.next).toBe((seen.at(-1) ?? 1) - 1)
    }),
  )
})
