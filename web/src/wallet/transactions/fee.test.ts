import { expect, test } from 'vitest'
import { feeWords } from './fee.ts'
import { chain } from './testing/fakeNetwork.ts'

const fee = (amount: bigint) => ({ gas: 1n, amount, affordable: true })

test.each([
  [3_810_000_000_000_000n, 'about 0.0038 POL'],
  [1_250_000_000_000_000_000n, 'about 1.3 POL'],
  [12_300_000_000_000_000_000n, 'about 12 POL'],
  [1n, 'about 0.00000001 POL'],
  [0n, 'about 0 POL'],
])('%i of the smallest unit is %s', (amount, words) => {
  expect(feeWords(fee(amount), chain)).toBe(words)
})

test('on the practice network nothing is paid', () => {
  const local = { ...chain, demoWallet: true }
  expect(feeWords(fee(10n ** 15n), local)).toBe('free on this practice network')
})
