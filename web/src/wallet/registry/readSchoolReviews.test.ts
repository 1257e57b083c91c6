import { registryAbi } from '@hub/contracts/abi/registry'
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testChain } from '../testing/testChain.ts'
import { readSchool, schoolReviewSource } from './readSchoolReviews.ts'
import type { RegistryReader } from './registryReader.ts'

// What the hub does not show; each test has its own time, so that none is shared.
let unshown: object[] = []
let now = 0
beforeEach(() => {
  unshown = []
  vi.useFakeTimers({ now: (now += 60_000), toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => Response.json(unshown))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hash: Hex = `0x${'11'.repeat(32)}`
const reviewer: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A registry with one school, of which it has the reviews of these ids. */
function registryOf(schoolId: number, reviewIds: readonly number[]) {
  const asked: unknown[] = []
  const school = {
    id: BigInt(schoolId),
    name: 'Weld\u202e College',
    schoolType: 'college',
    totalReviews: BigInt(reviewIds.length),
    totalRating: BigInt(3 * reviewIds.length),
    isActive: true,
  }
  const review = (id: number) => ({
    id: BigInt(id),
    schoolId: BigInt(reviewIds.includes(id) ? schoolId : schoolId + 1),
    schoolName: 'Weld College',
    rating: 3,
    title: `Review ${id}`,
    contentHash: hash,
    reviewType: 'school',
    tags: [],
    isAnonymous: true,
    isVerified: false,
    timestamp: 1n,
    reviewer,
  })
  const answers: Record<string, (args: readonly bigint[]) => unknown> = {
    getSchoolsByRange: ([start]) => (start === BigInt(schoolId) ? [school] : []),
    getSchoolReviews: ([, start = 1n, limit = 0n]) =>
      reviewIds.slice(Number(start) - 1, Number(start + limit) - 1).map(review),
    getReviewsByRange: ([start = 1n, limit = 0n]) =>
      Array.from({ length: Number(limit) }, (_, at) => review(Number(start) + at)),
  }
  const request = async ({ params }: { params: [{ data: Hex }] }) => {
    const { functionName, args } = decodeFunctionData({ abi: registryAbi, data: params[0].data })
    asked.push([functionName, ...(args ?? [])])
    const result = answers[functionName]?.((args ?? []) as readonly bigint[])
    return encodeFunctionResult({ abi: registryAbi, functionName, result: result as never })
  }
  return {
    asked,
    reader: { chain: testChain, publicClient: { request } } as unknown as RegistryReader,
  }
}

test("a school's reviews are counted by their place in its list, and keep their own ids", async () => {
  const { asked, reader } = registryOf(7, [12, 30, 31])
  const source = schoolReviewSource(7)
  expect(await source.readTotal(reader)).toBe(3)
  const page = await source.readPage(reader, { start: 2, limit: 2 })
  expect(page.map(({ id, review }) => [id, review.id])).toEqual([
    [2, 30],
    [3, 31],
  ])
  expect(page.map((one) => source.markedAs?.(one))).toEqual([30, 31])
  expect(asked.at(-1)).toEqual(['getSchoolReviews', 7n, 2n, 2n])
})

test('a school that the registry does not have is null, and has no reviews', async () => {
  const { reader } = registryOf(7, [12])
  expect(await readSchool(reader, 8)).toBeNull()
  expect(await schoolReviewSource(8).readTotal(reader)).toBe(0)
})

test('two schools are kept apart', () => {
  expect(schoolReviewSource(1).name).not.toBe(schoolReviewSource(2).name)
})

test('a name from the chain is made fit to be shown', async () => {
  const { reader } = registryOf(7, [])
  expect((await readSchool(reader, 7))?.name).not.toContain('\u202e')
})

test('what the hub does not show has no words: neither the review nor the name of its school', async () => {
  const { reader } = registryOf(7, [2, 4])
  const entry = { cid: null, reason: 'name', day: '2026-11-23' }
  unshown = [
    { kind: 'chain-review', id: '4', ...entry },
    { kind: 'chain-school', id: '7', ...entry },
  ]
  const page = await schoolReviewSource(7).readPage(reader, { start: 1, limit: 2 })
  expect(page.map(({ review }) => [review.title, review.schoolName, review.unshown])).toEqual([
    ['Review 2', '', undefined],
    ['', '', 'name'],
  ])
  expect(await readSchool(reader, 7)).toMatchObject({ name: '', unshown: 'name' })
})

test('what a review that is not shown gave counts in no total; the list keeps the places of the registry', async () => {
  const others = Array.from({ length: 48 }, (_, at) => 201 + at)
  const { asked, reader } = registryOf(7, [2, 4, 5, 90, 200, ...others])
  const entry = { kind: 'chain-review', cid: null, reason: 'spam', day: '2026-11-23' }
  // 3 and 51 are of another school.
  unshown = ['90', '4', '51', '3'].map((id) => ({ id, ...entry }))
  expect(await readSchool(reader, 7)).toMatchObject({ totalReviews: 51, totalRating: 153 })
  expect(asked.slice(1)).toEqual([
    ['getReviewsByRange', 3n, 49n],
    ['getReviewsByRange', 90n, 1n],
  ])
  expect(await schoolReviewSource(7).readTotal(reader)).toBe(53)
})

test('where much is not shown, the reviews of the school itself are read for its totals', async () => {
  const { asked, reader } = registryOf(7, [2, 4, 500])
  const entry = { kind: 'chain-review', cid: null, reason: 'spam', day: '2026-11-23' }
  unshown = ['4', '100', '500', '900'].map((id) => ({ id, ...entry }))
  expect(await readSchool(reader, 7)).toMatchObject({ totalReviews: 1, totalRating: 3 })
  expect(asked.slice(1)).toEqual([['getSchoolReviews', 7n, 1n, 50n]])
})

test('where the hub does not say what it leaves out, nothing is shown', async () => {
  const { reader } = registryOf(7, [2])
  vi.stubGlobal('fetch', async () => new Response('no', { status: 503 }))
  const read = schoolReviewSource(7).readPage(reader, { start: 1, limit: 2 })
  await expect(read).rejects.toThrow('503')
})
