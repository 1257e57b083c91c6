import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainReceipt, RECEIPT_BYTES, receiptFrom } from './receipt.ts'

const receipts = fc
  .uint8Array({ minLength: RECEIPT_BYTES, maxLength: RECEIPT_BYTES })
  .map(receiptFrom)

test('a receipt is read as it was made, however it is typed', () => {
  fc.assert(
    fc.property(receipts, (receipt) => {
      const plain = plainReceipt(receipt)
      expect(plain).toHaveLength(28)
      expect(plainReceipt(` ${receipt.toLowerCase().replaceAll('-', ' ')}\n`)).toBe(plain)
      expect(plainReceipt(receipt.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(plain)
    }),
  )
})

test('what cannot be a receipt is none', () => {
  const receipt = receiptFrom(new Uint8Array(RECEIPT_BYTES))
  expect(
    [`${receipt}0`, receipt.slice(1), receipt.replace('0', 'U'), ''].map(plainReceipt),
  ).toEqual([null, null, null, null])
})
