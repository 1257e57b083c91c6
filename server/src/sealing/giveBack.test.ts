import { expect, test } from 'vitest'
import { giveBack } from './giveBack.ts'

test('bytes that fill their memory are freed', () => {
  const bytes = new Uint8Array(65_536)
  giveBack(bytes)
  expect(bytes.length).toBe(0)
})

test('bytes with others beside them stay, and so do few', () => {
  const memory = new Uint8Array(65_536).fill(7)
  giveBack(memory.subarray(1))
  giveBack(memory.subarray(0, 65_535))
  const few = new Uint8Array(100).fill(7)
  giveBack(few)
  expect([...memory, ...few].every((byte) => byte === 7)).toBe(true)
})
