import { afterEach, expect, test, vi } from 'vitest'
import { PART_BYTES, sealedLength, sealParts } from './parts.ts'

afterEach(() => vi.restoreAllMocks())

test('the page gets its turn between parts, also where encrypting them takes no time', async () => {
  let turn = 0
  let isOver = false
  const countTurns = () => {
    turn += 1
    if (!isOver) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  const begunIn = new Set<number>()
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((_how, _key, part) => {
    begunIn.add(turn)
    return Promise.resolve(new ArrayBuffer(part.byteLength + 16))
  })
  const content = new Uint8Array(9 * PART_BYTES)
  const room = { bytes: new Uint8Array(sealedLength(content.length)), at: 0 }
  await sealParts([content], {} as CryptoKey, new Uint8Array(0), room)
  isOver = true
  // Three are on their way at a time.
  expect(begunIn.size).toBeGreaterThanOrEqual(3)
})
