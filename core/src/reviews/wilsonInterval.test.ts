import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wilsonInterval } from './wilsonInterval.ts'

test('the interval is the one of the formula', () => {
  // By hand: (0.8 + 1.92073 / 10 ± 1.959964 · √(0.016 + 0.0096036)) / 1.3841459.
  expect(wilsonInterval(8, 10).low).toBeCloseTo(0.4902, 3)
  expect(wilsonInterval(8, 10).high).toBeCloseTo(0.9433, 3)
})

test('of no answers nothing is known', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
})

test('five of five who say yes do not make it certain, and neither do five who say no', () => {
  expect(wilsonInterval(5, 5).low).toBeCloseTo(0.566, 3)
  expect(wilsonInterval(5, 5).high).toBe(1)
  expect(wilsonInterval(0, 5).low).toBe(0)
  expect(wilsonInterval(0, 5).high).toBeCloseTo(1 - 0.566, 3)
})

test('the share lies in its interval, and more answers of the same share make it narrower', () => {
  const counts = fc
    .integer({ min: 1, max: 5000 })
    .chain((answered) => fc.record({ answered: fc.constant(answered), yes: fc.nat(answered) }))
  fc.assert(
    fc.property(counts, ({ yes, answered }) => {
      const { low, high } = wilsonInterval(yes, answered)
      const share = yes / answered
      expect(low).toBeLessThanOrEqual(share + 1e-12)
      expect(high).toBeGreaterThanOrEqual(share - 1e-12)
      const more = wilsonInterval(2 * yes, 2 * answered)
      expect(more.high - more.low).toBeLessThan(high - low)
    }),
  )
})

test('about 95 of 100 schools have their true share in the interval', () => {
  const random = sequence(20_261_123)
  for (const [share, answered] of [
    [0.3, 20],
    [0.7, 60],
    [0.9, 100],
  ] as const) {
    let held = 0
    for (let school = 0; school < 4000; school++) {
      let yes = 0
      for (let at = 0; at < answered; at++) if (random() < share) yes += 1
      const { low, high } = wilsonInterval(yes, answered)
      if (low <= share && share <= high) held += 1
    }
    expect(held / 4000, `${answered} answers`).toBeGreaterThan(0.92)
    expect(held / 4000, `${answered} answers`).toBeLessThan(0.98)
  }
})

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
