import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from './makeWalletConnect.ts'

test('the outline covers the dark dots of the code, and no other', () => {
  const text = 'wc:0123456789@2?relay-protocol=irn&symKey=abcdef'
  const { data, size } = encode(text, { border: 4 })
  const { size: drawn, outline } = qrCode(text)
  expect(drawn).toBe(size)
  const covered = new Set<string>()
  for (const [, x, y, length] of outline.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let at = 0; at < Number(length); at++) covered.add(`${Number(x) + at} ${y}`)
  }
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect([...covered].toSorted()).toEqual(dark.toSorted())
})
