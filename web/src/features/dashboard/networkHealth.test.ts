import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageWords, networkHealth } from './networkHealth.ts'

const now = Date.UTC(2026, 10, 21, 12)
const polygon = { id: 137, name: 'Polygon' }
const local = { id: 1337, name: 'Localhost' }
const well = { block: 12_345, blockTime: now / 1000 - 4, answerMs: 41.6, contractPresent: true }

const failing = (health: ReturnType<typeof networkHealth>) =>
  health.checks.filter((check) => !check.well).map(({ name }) => name)

describe('networkHealth', () => {
  it('is 100 % when the network answers in time, moves on and has the contract', () => {
    const health = networkHealth(polygon, well, now)
    expect(health.percent).toBe(100)
    expect(health.checks.map(({ words }) => words)).toEqual([
      'Polygon answers.',
      'Number 12,345, 4 seconds ago.',
      '42 ms.',
      'In place.',
    ])
  })

  it('is 0 % when the network does not answer, and says so', () => {
    const health = networkHealth(polygon, null, now)
    expect(health.percent).toBe(0)
    expect(health.checks[0]?.words).toBe('Polygon does not answer right now.')
  })

  it.each([
    ['an old block', { blockTime: now / 1000 - 61 }, 'Last block', /1 minute ago. That is late/],
    ['a slow answer', { answerMs: 2340 }, 'Answer time', /2.3 seconds. That is slow/],
    ['no code at its address', { contractPresent: false }, 'Contract', /no contract/],
  ] as const)('is less with %s, and says why', (_, change, name, words) => {
    const health = networkHealth(polygon, { ...well, ...change }, now)
    expect(health.percent).toBe(75)
    expect(failing(health)).toEqual([name])
    expect(health.checks.find((check) => check.name === name)?.words).toMatch(words)
  })

  it('lets the local chain rest, since it makes blocks only for a write', () => {
    const health = networkHealth(local, { ...well, blockTime: now / 1000 - 500_000 }, now)
    expect(health.percent).toBe(100)
    expect(health.checks[1]?.words).toContain('5 days ago')
  })

  it('shows no block from the future on a device whose clock is behind', () => {
    const health = networkHealth(polygon, { ...well, blockTime: now / 1000 + 900 }, now)
    expect(health.checks[1]?.words).toBe('Number 12,345, just now.')
  })

  it('is 100 % if and only if every check is well', () => {
    const status = fc.record({
      block: fc.nat(),
      blockTime: fc.integer({ min: 0, max: 4_000_000_000 }),
      answerMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
      contractPresent: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom(polygon, local), fc.option(status), (network, measured) => {
        const { percent, checks } = networkHealth(network, measured, now)
        expect(percent === 100).toBe(checks.every((check) => check.well))
      }),
    )
  })
})

describe('ageWords', () => {
  it.each([
    [0, 'just now'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [7199, '1 hour ago'],
    [172_800, '2 days ago'],
  ])('calls %i seconds "%s"', (seconds, words) => {
    expect(ageWords(seconds)).toBe(words)
  })
})
