import { describe, expect, it } from 'vitest'
import { isCurrent } from './currentLink.ts'

describe('isCurrent', () => {
  it('is true at an address and below it', () => {
    expect(isCurrent('/schools', '/schools')).toBe(true)
    expect(isCurrent('/schools', '/schools/7')).toBe(true)
  })

  it('is false at an address that only begins alike', () => {
    expect(isCurrent('/schools', '/schools-list')).toBe(false)
  })

  it('counts every address that is named', () => {
    expect(isCurrent('/web3-reviews /reviews', '/reviews')).toBe(true)
  })

  it('takes the root for itself alone, not for all below it', () => {
    expect(isCurrent('/web3-dashboard /', '/')).toBe(true)
    expect(isCurrent('/web3-dashboard /', '/resources')).toBe(false)
  })
})
