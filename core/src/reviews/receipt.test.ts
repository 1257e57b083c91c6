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

test('a receipt is read as a word processor, a phone or a web page hands it on', () => {
  const receipt = receiptFrom(Uint8Array.from({ length: RECEIPT_BYTES }, (_, at) => 37 * at))
  const plain = plainReceipt(receipt)
  expect(plain).not.toBeNull()
  // Dashes that do not break, minus signs, blanks that do not break, no-width marks, a soft hyphen, right-to-left marks.
  for (const between of [
    '\u2011',
    '\u2212',
    '\u2015',
    '\u00a0',
    '\u202f',
    '\u200b',
    '\u00ad',
    '\u200f-',
    ' — ',
  ])
    expect(plainReceipt(receipt.replaceAll('-', between))).toBe(plain)
  expect(plainReceipt(`\ufeff${receipt}\u2028`)).toBe(plain)
})

test('a receipt that was read is read the same again, and no two receipts are one', () => {
  fc.assert(
    fc.property(receipts, receipts, (one, other) => {
      const plain = plainReceipt(one)
      expect(plain && plainReceipt(plain)).toBe(plain)
      expect(plainReceipt(one) === plainReceipt(other)).toBe(one === other)
    }),
  )
})

test('any other text is no receipt, and nothing throws', () => {
  expect(plainReceipt('')).toBeNull()
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const plain = plainReceipt(text)
      if (plain !== null) expect(plain).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/)
    }),
  )
})
