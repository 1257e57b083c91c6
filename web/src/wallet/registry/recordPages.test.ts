import { registryAbi } from '@hub/contracts/abi/registry'
import * as fc from 'fast-check'
import { numberToHex } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RecordSource } from './pageRange.ts'
import { markEvents } from './readMarked.ts'
import {
  appendOlder,
  mergeNewest,
  type RecordPages,
  readNewest,
  readPageUpTo,
  readRenewed,
} from './recordPages.ts'
import type { Hex } from './records.ts'
import type { RegistryReader } from './registryReader.ts'

interface Row {
  id: number
  mark?: string
}

/** The chain's newest block, and the marks that were set in which block. */
const chainState = { block: 7n, marks: [] as { id: number; block: bigint }[], asked: 0 }

const nobody = {
  chain: { registry: '0x00' },
  publicClient: {
    request: async ({
      method,
      params,
    }: {
      method: string
      params?: [{ fromBlock: Hex; toBlock: Hex }]
    }) => {
      if (method === 'eth_blockNumber') return numberToHex(chainState.block)
      chainState.asked += 1
      const [from, to] = [BigInt(params?.[0].fromBlock ?? 0), BigInt(params?.[0].toBlock ?? 0)]
      return chainState.marks
        .filter(({ block }) => block >= from && block <= to)
        .map(({ id }) => ({ topics: ['0x', numberToHex(id)] }))
    },
  },
} as unknown as RegistryReader

beforeEach(() => {
  Object.assign(chainState, { block: 7n, marks: [], asked: 0 })
})

/** A registry with `total` records that counts what is read of it. */
function registryOf(total: number) {
  const read: number[] = []
  const source: RecordSource<Row> = {
    name: 'rows',
    markEvent: markEvents.review,
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
  expect(await readNewest(source, nobody, 3)).toEqual({ items: [], next: 0, asOf: 7n })
  expect(read).toEqual([])
})

test('page after page gives every record once, for any size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(130), fc.integer({ min: 1, max: 60 }), async (total, size) => {
      const { source } = registryOf(total)
      let pages: RecordPages<Row> = await readNewest(source, nobody, size)
      while (pages.next > 0) {
        pages = appendOlder(pages, await readPageUpTo(source, nobody, pages.next, size))
      }
      expect(ids(pages)).toEqual(Array.from({ length: total }, (_, at) => total - at))
    }),
  )
})

test('new records come in front of what was read, and nothing stands twice', () => {
  const known = { items: [{ id: 5 }, { id: 4 }], next: 3, asOf: 1n }
  const newest = { items: [{ id: 7 }, { id: 6 }, { id: 5, mark: 'verified' }], next: 4 }
  const merged = mergeNewest<Row>(known, newest)
  expect(merged.items).toEqual([{ id: 7 }, { id: 6 }, { id: 5, mark: 'verified' }, { id: 4 }])
  expect(merged.next).toBe(3)
})

test('a first record joins an empty list', () => {
  const merged = mergeNewest<Row>({ items: [], next: 0, asOf: 1n }, { items: [{ id: 1 }], next: 0 })
  expect(merged).toEqual({ items: [{ id: 1 }], next: 0, asOf: 1n })
})

test('records that were never read leave no hole: the list begins anew', () => {
  const known = { items: [{ id: 5 }], next: 4, asOf: 1n }
  const newest = { items: [{ id: 9 }, { id: 8 }], next: 7 }
  expect(mergeNewest<Row>(known, newest)).toEqual({ ...newest, asOf: 1n })
})

test('whatever was read before, a merged list has no hole and ends where its next page begins', () => {
  const page = (from: number, to: number): RecordPages<Row> => ({
    items: Array.from({ length: from - to + 1 }, (_, at) => ({ id: from - at })),
    next: to - 1,
    asOf: 1n,
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

describe('a list that is renewed', () => {
  const known = (asOf: bigint): RecordPages<Row> => ({
    items: [5, 4, 3].map((id) => ({ id, mark: 'old' })),
    next: 2,
    asOf,
  })

  test('reads again only those of its records of which a mark was set since', async () => {
    const { source, read } = registryOf(5)
    chainState.marks = [
      { id: 5, block: 7n },
      { id: 3, block: 8n },
      { id: 1, block: 9n },
    ]
    const renewed = await readRenewed(known(7n), source, nobody, 3, 9n)
    expect(renewed.items).toEqual([{ id: 5, mark: 'old' }, { id: 4, mark: 'old' }, { id: 3 }])
    expect(renewed).toMatchObject({ next: 2, asOf: 9n })
    expect(read).toEqual([3])
  })

  test('asks for nothing at the block that it knows', async () => {
    const list = known(7n)
    expect(await readRenewed(list, registryOf(9).source, nobody, 3, 7n)).toBe(list)
    expect(chainState.asked).toBe(0)
  })

  test('brings new records and changed marks at once', async () => {
    const { source } = registryOf(6)
    chainState.marks = [{ id: 3, block: 8n }]
    const renewed = await readRenewed(known(7n), source, nobody, 2, 8n)
    expect(renewed.items).toEqual([{ id: 6 }, { id: 5 }, { id: 4, mark: 'old' }, { id: 3 }])
    expect(renewed.asOf).toBe(8n)
  })

  test.each([
    ['the chain has fewer blocks', 5, 3n],
    ['the chain has fewer records', 2, 8n],
    ['it was away for more blocks than one call goes through', 5, 10_008n],
  ])('begins anew when %s', async (_, total, block) => {
    chainState.block = block
    const renewed = await readRenewed(known(7n), registryOf(total).source, nobody, 3, block)
    expect(renewed.items[0]).toEqual({ id: total })
    expect(renewed.asOf).toBe(block)
  })
})

test('a list that counts otherwise than the marks reads the record that was meant again', async () => {
  const { source, read } = registryOf(4)
  chainState.marks = [{ id: 302, block: 8n }]
  const known = { items: [4, 3, 2, 1].map((id) => ({ id })), next: 0, asOf: 7n }
  await readRenewed(known, { ...source, markedAs: ({ id }) => 300 + id }, nobody, 4, 8n)
  expect(read).toEqual([2])
})

test('the events of marks are those of the contract', () => {
  const ofContract = registryAbi.flatMap((part) =>
    part.type === 'event' ? `${part.name}(${part.inputs.map(({ type }) => type).join()})` : [],
  )
  for (const event of Object.values(markEvents)) expect(ofContract).toContain(event)
})
