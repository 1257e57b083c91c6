import { numberToHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublicReader } from '../access.ts'
import { FakeNetwork } from '../transactions/testing/fakeNetwork.ts'
import { followBlocks, lookForBlock } from './followBlocks.ts'
import type { RegistryReader } from './registryReader.ts'

const TURN = 12_000

let page: EventTarget & { visibilityState: string }

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A network whose newest block the test sets, and how often it was asked for. */
function network() {
  const state = { block: 1, asked: 0, silent: false, hold: Promise.resolve() }
  const request = async () => {
    state.asked += 1
    if (state.silent) throw new Error('no answer')
    const block = numberToHex(state.block)
    await state.hold
    return block
  }
  const { access } = new FakeNetwork()
  const publicClient = { ...access.publicClient, uid: crypto.randomUUID(), request }
  const reader: RegistryReader = {
    chain: access.chain,
    publicClient: publicClient as unknown as PublicReader,
  }
  return { state, reader }
}

const turn = () => vi.advanceTimersByTimeAsync(TURN)

test('tells the block at the beginning and each new one, and nothing in between', async () => {
  const { state, reader } = network()
  const listener = vi.fn<(block: bigint) => Promise<void>>(async () => {})
  const leave = followBlocks(reader, listener)
  await turn()
  expect(listener).toHaveBeenCalledTimes(1)
  await turn()
  expect(listener).toHaveBeenCalledTimes(1)
  state.block = 2
  await turn()
  expect(listener.mock.calls).toEqual([[1n], [2n]])
  leave()
})

test('all who follow share one poll, and it ends with the last of them', async () => {
  const { state, reader } = network()
  const leave = [followBlocks(reader, async () => {}), followBlocks(reader, async () => {})]
  await turn()
  const before = state.asked
  await turn()
  expect(state.asked).toBe(before + 1)
  for (const one of leave) one()
  await turn()
  expect(state.asked).toBe(before + 1)
})

test('a page that nobody sees asks for nothing, and looks at once when it is seen again', async () => {
  const { state, reader } = network()
  const listener = vi.fn<(block: bigint) => Promise<void>>(async () => {})
  const leave = followBlocks(reader, listener)
  await turn()
  page.visibilityState = 'hidden'
  const before = state.asked
  state.block = 2
  await turn()
  expect(state.asked).toBe(before)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
})

test('a block whose news could not be read is told again at the next turn', async () => {
  const { reader } = network()
  const listener = vi.fn<(block: bigint) => Promise<void>>(async () => {})
  listener.mockRejectedValueOnce(new Error('no answer'))
  const leave = followBlocks(reader, listener)
  await turn()
  await turn()
  expect(listener).toHaveBeenCalledTimes(2)
  await turn()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
})

test('whose news did not come is told again alone, also who came when the block was known', async () => {
  const { reader } = network()
  const first = vi.fn<(block: bigint) => Promise<void>>(async () => {})
  const late = vi.fn<(block: bigint) => Promise<void>>(async () => {})
  const leave = [followBlocks(reader, first)]
  await turn()
  late.mockRejectedValueOnce(new Error('no answer'))
  leave.push(followBlocks(reader, late))
  await turn()
  await turn()
  expect(first.mock.calls).toEqual([[1n]])
  expect(late.mock.calls).toEqual([[1n], [1n]])
  for (const one of leave) one()
})

test('who is at a block still is not disturbed, and hears of the next one after it', async () => {
  const { state, reader } = network()
  const { promise, resolve } = Promise.withResolvers<void>()
  const listener = vi.fn<(block: bigint) => Promise<void>>(() => promise)
  const leave = followBlocks(reader, listener)
  await turn()
  state.block = 2
  await turn()
  expect(listener.mock.calls).toEqual([[1n]])
  resolve()
  await turn()
  expect(listener.mock.calls).toEqual([[1n], [2n]])
  leave()
})

test('whoever knows of a block while the answer before it is on its way need not wait', async () => {
  const { state, reader } = network()
  const listener = vi.fn<(block: bigint) => Promise<void>>(async () => {})
  const leave = followBlocks(reader, listener)
  const { promise, resolve } = Promise.withResolvers<void>()
  state.hold = promise
  await turn()
  // It was asked before the block came.
  state.block = 2
  lookForBlock(reader)
  resolve()
  await vi.advanceTimersByTimeAsync(1)
  expect(listener.mock.calls.at(-1)).toEqual([2n])
  leave()
})

test('a chain that does not answer is asked again, and whoever knows of a block need not wait', async () => {
  const { state, reader } = network()
  const listener = vi.fn<(block: bigint) => Promise<void>>(async () => {})
  state.silent = true
  const leave = followBlocks(reader, listener)
  await turn()
  expect(listener).not.toHaveBeenCalled()
  state.silent = false
  lookForBlock(reader)
  await vi.advanceTimersByTimeAsync(1)
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
})
