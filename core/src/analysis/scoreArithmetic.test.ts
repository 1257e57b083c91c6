import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PotentialIssue, ScorePoint } from './report.ts'
import { scoreOf } from './score.ts'

const states = ['found', 'not_found', 'contradicted', 'ask'] as const
const weights = [1, 2, 3] as const
const point = fc.record({
  id: fc.constant('P'),
  title: fc.constant('A point'),
  state: fc.constantFrom(...states),
  weight: fc.constantFrom(...weights),
})
const enough = fc.array(point, { minLength: 10, maxLength: 40 })
const scored = (points: readonly ScorePoint[]) => scoreOf(points, []).score ?? Number.NaN
const many = (count: number, state: ScorePoint['state'], weight = 1): ScorePoint[] =>
  Array.from({ length: count }, () => ({ id: 'P', title: 'A point', state, weight }))

describe('I4 the score', () => {
  it('lies between 0 and 100, as a whole number, for any points', () => {
    fc.assert(
      fc.property(enough, (points) => {
        expect(scored(points)).toBeGreaterThanOrEqual(0)
        expect(scored(points)).toBeLessThanOrEqual(100)
        expect(Number.isInteger(scored(points))).toBe(true)
      }),
    )
  })

  it('never falls where one more point is met, and never rises where one more goes against the rule', () => {
    fc.assert(
      fc.property(enough, fc.nat(39), fc.constantFrom(...weights), (points, place, weight) => {
        const at = place % points.length
        const better = points.map((one, index) =>
          index === at ? { ...one, state: 'found' as const } : one,
        )
        expect(scored(better)).toBeGreaterThanOrEqual(scored(points))
        const worse = [...points, ...many(1, 'contradicted', weight)]
        expect(scored(worse)).toBeLessThanOrEqual(scored(points))
      }),
    )
  })

  it('does not change with the order of the points', () => {
    fc.assert(
      fc.property(enough, (points) => {
        expect(scored(points.toReversed())).toBe(scored(points))
      }),
    )
  })

  it('weighs a critical point three times, and gives half for what is to be asked', () => {
    expect(scored([...many(10, 'found', 1), ...many(10, 'not_found', 3)])).toBe(25)
    expect(scored(many(10, 'ask', 2))).toBe(50)
    // 21 of 24: rounded, not cut off.
    expect(scored([...many(21, 'found'), ...many(3, 'contradicted')])).toBe(88)
  })

  it('counts what was not found and what goes against the rule alike, as nothing', () => {
    expect(scored([...many(6, 'found'), ...many(6, 'not_found')])).toBe(
      scored([...many(6, 'found'), ...many(6, 'contradicted')]),
    )
  })
})

describe('I5 no score', () => {
  it('is given where nothing was checked: 0 of 0 is neither a good nor a bad one', () => {
    expect(scoreOf([], []).score).toBeNull()
  })

  it.each([
    [5, 4, null],
    [6, 5, 83],
    [9, 8, 89],
    [9, 9, null],
    [10, 9, 90],
  ])('of %i points of which %i are met: %s', (all, met, score) => {
    expect(scoreOf([...many(met, 'found'), ...many(all - met, 'not_found')], []).score).toBe(score)
  })

  it('takes the list of what lowered it away: issues and points are told all the same', () => {
    const issue = { text: 'We did not find it.', cite: '34 CFR 106.45(b)(2)' } as PotentialIssue
    expect(scoreOf(many(1, 'not_found'), [issue])).toEqual({
      score: null,
      issues: ['We did not find it. (34 CFR 106.45(b)(2))'],
      points: many(1, 'not_found'),
    })
  })
})
