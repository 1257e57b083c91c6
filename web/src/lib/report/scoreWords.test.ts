import { describe, expect, it, test } from 'vitest'
import { countMeaning, countPoints, type PointState, pointWords, scoreBand } from './scoreWords.ts'

const points = (...states: PointState[]) =>
  states.map((state, at) => ({ id: `P-${at}`, title: `Point ${at}`, state, weight: 1 }))

describe('the count of points', () => {
  it('is in words, each state with its number', () => {
    const some = points('found', 'found', 'ask', 'contradicted', 'not_found', 'not_found')
    expect(countPoints(some)).toEqual({ found: 2, ask: 1, contradicted: 1, not_found: 2 })
    expect(countMeaning(some, 'letter')).toBe(
      'We looked for 6 things that the rule asks of this kind of letter. We found 2. 1 needs a check, 1 reads against the rule, and 2 were not found.',
    )
  })

  it('leaves out what there is none of', () => {
    expect(countMeaning(points('found', 'not_found'), 'document')).toMatch(
      /We found 1\. 1 was not found\.$/,
    )
    expect(countMeaning(points('found'), 'letter')).toMatch(/1 thing .* We found all of them\.$/)
  })
})

it.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'yellow'],
  [70, 'yellow'],
  [69, 'red'],
  [0, 'red'],
])('gives the score %d the colour %s', (score, colour) => {
  expect(scoreBand(score).colour).toBe(colour)
})

test('one point reads against the rule, and several read against it', () => {
  expect([1, 2].map((count) => pointWords('contradicted', count))).toEqual([
    'reads against',
    'read against',
  ])
  expect(pointWords('found', 2)).toBe('found')
})
