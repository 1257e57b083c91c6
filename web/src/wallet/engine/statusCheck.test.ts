import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcedWallets, discoverWallets } from './announcedWallets.ts'
import { CHECK_MS, CHECK_RETRIES, findConnected } from './statusCheck.ts'

vi.mock('./announcedWallets.ts', () => ({ announcedWallets: vi.fn(), discoverWallets: vi.fn() }))

const walletThat = (answer: () => Promise<unknown>) => ({
  id: 'test.wallet',
  name: 'Test Wallet',
  provider: { request: vi.fn(answer) },
})
const never = () => new Promise(() => {})

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
  expect(await findConnected('test.wallet')).toBe(wallet)
  expect(wallet.provider.request).toHaveBeenCalledOnce()
})

test('a wallet that shows no account is not asked again', async () => {
  const wallet = walletThat(async () => [])
  vi.mocked(announcedWallets).mockReturnValue([wallet])
  expect(await findConnected('test.wallet')).toBeUndefined()
  expect(wallet.provider.request).toHaveBeenCalledOnce()
})

test('a wallet that does not answer is asked 3 times more, each for 200 ms', async () => {
  const wallet = walletThat(never)
  vi.mocked(announcedWallets).mockReturnValue([wallet])
  const found = findConnected('test.wallet')
  await vi.advanceTimersByTimeAsync(CHECK_MS * (CHECK_RETRIES + 1) - 1)
  let isDone = false
  void found.then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toBeUndefined()
  expect(wallet.provider.request).toHaveBeenCalledTimes(4)
})

test('a wallet that names itself late is still found', async () => {
  const wallet = walletThat(async () => ['0x1'])
  vi.mocked(announcedWallets)
    .mockReturnValueOnce([])
    .mockReturnValueOnce([])
    .mockReturnValue([wallet])
  const found = findConnected('test.wallet')
  await vi.advanceTimersByTimeAsync(2 * CHECK_MS)
  expect(await found).toBe(wallet)
  expect(discoverWallets).toHaveBeenCalledTimes(3)
})
