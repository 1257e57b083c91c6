import { expect, test } from 'vitest'
import { isAddressOf } from './schoolAddress.ts'

test.each([
  ['jo@osu.edu', true],
  ['Jo@Mail.OSU.edu', true],
  ['jo@notosu.edu', false],
  ['jo@osu.edu.example', false],
  ['osu.edu@example.com', false],
  ['"a@osu.edu"@example.com', false],
])('%s is an address of osu.edu: %s', (address, isOne) => {
  expect(isAddressOf(address, 'osu.edu')).toBe(isOne)
})
