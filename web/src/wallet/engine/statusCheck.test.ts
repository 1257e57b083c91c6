import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcedWallets, discoverWallets } from './announcedWallets.ts'
import { CHECK_MS, CHECK_RETRIES, findConnected } from './statusCheck.ts'

vi.mock('./announcedWallets.ts', () => ({ announcedWallets: vi.fn(), discoverWallets: vi.fn() }))

const walletThat = (answer: () => Promise<unknown>) => ({
  id: 'test.wallet',
  name: 'Test Wallet',
  provider: { request: vi.fn(answer) },
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(discoverWallets).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a wallet that still shows an account is found at once', async () => {
  const wallet = walletThat(async () => ['0x1'])
  vi.mocked(announcedWallets).mockReturnValue([wallet])
  expect(await findConnected('test.wallet')).toEqual({ wallet })
  expect(wallet.provider.request).toHaveBeenCalledOnce()
})

test('a wallet that shows no account is not asked again', async () => {
  const wallet = walletThat(async () => [])
  vi.mocked(announcedWallets).mockReturnValue([wallet])
  expect(await findConnected('test.wallet')).toEqual({ wallet: undefined })
  expect(wallet.provider.request).toHaveBeenCalledOnce()
})

test('a wallet that does not answer is asked 3 times more, each for 200 ms, and heard when it does', async () => {
  const answer = Promise.withResolvers<unknown>()
  const wallet = walletThat(() => answer.promise)
  vi.mocked(announcedWallets).mockReturnValue([wallet])
  const found = findConnected('test.wallet')
  await vi.advanceTimersByTimeAsync(CHECK_MS * (CHECK_RETRIES + 1) - 1)
  let isDone = false
  void found.then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const check = await found
  expect(check.wallet).toBeUndefined()
  expect(wallet.provider.request).toHaveBeenCalledTimes(4)
  answer.resolve(['0x1'])
  expect(await check.late).toBe(wallet)
})

test('a wallet that never names itself is not waited for', async () => {
  vi.mocked(announcedWallets).mockReturnValue([])
  const found = findConnected('test.wallet')
  await vi.advanceTimersByTimeAsync(CHECK_MS * (CHECK_RETRIES + 1))
  expect(await found).toEqual({ wallet: undefined })
})

test('a wallet that names itself late is still found', async () => {
  const wallet = walletThat(async () => ['0x1'])
  vi.mocked(announcedWallets)
    .mockReturnValueOnce([])
    .mockReturnValueOnce([])
    .mockReturnValue([wallet])
  const found = findConnected('test.wallet')
  await vi.advanceTimersByTimeAsync(2 * CHECK_MS)
  expect(await found).toEqual({ wallet })
  expect(discoverWallets).toHaveBeenCalledTimes(3)
})
