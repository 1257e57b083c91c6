import { describe, expect, it } from 'vitest'
import { countMeaning, countPoints, type PointState, scoreBand } from './scoreWords.ts'

const points = (...states: PointState[]) =>
  states.map((state, at) => ({ id: `P-${at}`, title: `Point ${at}`, state, weight: 1 }))

describe('the count of points', () => {
  it('is in words, each state with its number', () => {
    const some = points('found', 'found', 'ask', 'contradicted', 'not_found', 'not_found')
    expect(countPoints(some)).toEqual({ found: 2, ask: 1, contradicted: 1, not_found: 2 })
    expect(countMeaning(some, 'letter')).toBe(
      'The count covers 6 things that the rule asks for and this letter must or could say. We found 2 of them. Of the others, 1 needs a check, 1 seems to go against the rule, and 2 were not found.',
    )
  })

  it('leaves out what there is none of', () => {
    expect(countMeaning(points('found', 'not_found'), 'document')).toMatch(
      /We found 1 of them\. The other one was not found\.$/,
    )
    expect(countMeaning(points('found', 'contradicted', 'contradicted'), 'letter')).toMatch(
      /We found 1 of them\. The other 2 seem to go against the rule\.$/,
    )
    expect(countMeaning(points('contradicted'), 'letter')).toMatch(
      /We found none of them\. Of these, 1 seems to go against the rule\.$/,
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
