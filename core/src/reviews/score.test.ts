/** False reviews against ranked scores, simulated (decision 0041). */

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isScored, PRIOR_MEAN, rankedScore, SCORED_FROM, wilsonInterval } from './score.ts'

const FAKES = 20

const MOST = 0.2

const sizes = [5, 20, 100, 1000]

/** How honest people rate: the share of 1, 2, 3, 4 and 5 stars. */
const schools = {
  'all one star': [1, 0, 0, 0, 0],
  poor: [0.5, 0.25, 0.15, 0.07, 0.03],
  mixed: [0.25, 0.15, 0.2, 0.15, 0.25],
  good: [0.03, 0.07, 0.15, 0.25, 0.5],
  'all five stars': [0, 0, 0, 0, 1],
}

const scoreOf = (ratings: readonly number[]) =>
  rankedScore({
    average: ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length),
    reviews: ratings.length,
  })

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function honestReviews(shares: readonly number[], size: number, random: () => number): number[] {
  return Array.from({ length: size }, () => {
    let left = random()
    for (const [at, share] of shares.entries()) {
      left -= share
      if (left < 0) return at + 1
    }
    return shares.findLastIndex((share) => share > 0) + 1
  })
}

/** Where the false reviews come among the honest ones: each place is how many honest ones are before it. */
const attacks: Record<string, (size: number, random: () => number) => number[]> = {
  'at once, when the school has its first score': () => Array(FAKES).fill(SCORED_FROM),
  'at once, after all others': (size) => Array(FAKES).fill(size),
  'spread evenly': (size) =>
    Array.from({ length: FAKES }, (_, at) => Math.floor((at / FAKES) * size)),
  'spread by chance': (size, random) =>
    Array.from({ length: FAKES }, () => Math.floor(random() * (size + 1))),
}

/**
 * The farthest that false reviews move the score at any time, after each single review. Only times at which the school
 * has a score without them count: before, it has none to move.
 */
function farthestMove(honest: readonly number[], fake: number, places: readonly number[]): number {
  let farthest = 0
  for (let seen = SCORED_FROM; seen <= honest.length; seen++) {
    const before = honest.slice(0, seen)
    const without = scoreOf(before)
    const there = places.filter((place) => place <= seen).length
    const attacked = scoreOf([...before, ...Array<number>(there).fill(fake)])
    farthest = Math.max(farthest, Math.abs((attacked ?? 0) - (without ?? 0)))
  }
  return farthest
}

for (const [attack, placesOf] of Object.entries(attacks)) {
  test.each(sizes)(
    `twenty false reviews ${attack} move a school of %i by less than 0.2`,
    (size) => {
      const random = sequence(size)
      const runs = size > 100 ? 1 : 20
      for (const [school, shares] of Object.entries(schools)) {
        for (const fake of [1, 5]) {
          for (let run = 0; run < runs; run++) {
            const honest = honestReviews(shares, size, random)
            const moved = farthestMove(honest, fake, placesOf(size, random))
            expect(moved, `${school}, ${fake} stars`).toBeLessThan(MOST)
          }
        }
      }
    },
  )
}

test('no number of honest reviews, and nothing that they say, lets twenty false ones do more', () => {
  let farthest = 0
  for (let reviews = SCORED_FROM; reviews <= 20_000; reviews++) {
    for (const [average, fake] of [
      [5, 1],
      [1, 5],
    ] as const) {
      const before = rankedScore({ average, reviews }) ?? 0
      const all = (average * reviews + fake * FAKES) / (reviews + FAKES)
      const after = rankedScore({ average: all, reviews: reviews + FAKES }) ?? 0
      farthest = Math.max(farthest, Math.abs(after - before))
    }
  }
  // The bound is not held by far, so that the score still tells schools apart.
  expect(farthest).toBeLessThan(MOST)
  expect(farthest).toBeGreaterThan(0.15)
})

test('a school that has only false reviews ranks within 0.2 of the middle', () => {
  for (const fake of [1, 5]) {
    const score = scoreOf(Array<number>(FAKES).fill(fake)) ?? 0
    expect(Math.abs(score - PRIOR_MEAN)).toBeLessThan(MOST)
  }
})

test('the plain average would have been moved by more than two stars', () => {
  const honest = [5, 5, 5, 5, 5]
  const all = [...honest, ...Array<number>(FAKES).fill(1)]
  expect(5 - all.reduce((sum, rating) => sum + rating, 0) / all.length).toBeGreaterThan(2)
})

test('honest reviews still order schools: better ones rank higher in most pairs', () => {
  const random = sequence(7)
  let right = 0
  for (let pair = 0; pair < 500; pair++) {
    const good = scoreOf(honestReviews(schools.good, 100, random)) ?? 0
    const mixed = scoreOf(honestReviews(schools.mixed, 100, random)) ?? 0
    if (good > mixed) right += 1
  }
  expect(right).toBeGreaterThan(490)
})

test('under five reviews there is no score', () => {
  expect([0, 1, 4].map((reviews) => rankedScore({ average: 5, reviews }))).toEqual([
    null,
    null,
    null,
  ])
  expect([0, 4, 5].map((reviews) => isScored({ reviews }))).toEqual([false, false, true])
  expect(rankedScore({ average: 5, reviews: 5 })).toBeCloseTo(625 / 205)
})

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
