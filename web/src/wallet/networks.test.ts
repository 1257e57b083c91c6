import { expect, test } from 'vitest'
import { networkName } from './networks.ts'

test.each([
  [1, 'Ethereum'],
  [137, 'Polygon'],
  [80001, 'Mumbai (retired)'],
  [80002, 'Polygon Amoy'],
  [1337, 'Localhost'],
  [10, 'Unknown'],
])('network %i is called %s', (id, name) => {
  expect(networkName(id)).toBe(name)
})
