import { expect, it } from 'vitest'
import { stateCode, stateName, usStates } from './usStates.ts'

it('holds the 50 states, the capital and five territories, each once', () => {
  expect(usStates).toHaveLength(56)
  expect(new Set(usStates.map(([code]) => code)).size).toBe(56)
  expect(new Set(usStates.map(([, name]) => name)).size).toBe(56)
})

it('finds a state by either form in any case, and nothing for other words', () => {
  expect(stateName('nc')).toBe('North Carolina')
  expect(stateCode('north carolina')).toBe('NC')
  expect(stateName('ZZ')).toBeUndefined()
  expect(stateCode('Ontario')).toBeUndefined()
})
