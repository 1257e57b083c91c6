import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withCommas } from './withCommas.ts'

test('writes a whole number as the browser does in American English', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(withCommas(count)).toBe(count.toLocaleString('en-US'))
    }),
    { examples: [[0], [7], [999], [1000], [12_345], [999_999], [1_000_000], [-1000], [-100]] },
  )
})
