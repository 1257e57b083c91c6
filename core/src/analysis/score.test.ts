import { expect, test } from 'vitest'
import type { ScorePoint } from './report.ts'
import { scoreOf } from './score.ts'

const points = (found: number, against = 0): ScorePoint[] =>
  Array.from({ length: found + against }, (_, at) => ({
    id: `P-${at}`,
    title: 'A point',
    state: at < found ? 'found' : 'contradicted',
    weight: 2,
  }))

test('fewer than six points have no score', () => {
  expect(scoreOf(points(3, 2), []).score).toBeNull()
  expect(scoreOf(points(4, 2), []).score).toBe(67)
})

test('fewer than ten points that all fit are no 100: what was not read may not fit', () => {
  expect(scoreOf(points(9), []).score).toBeNull()
  expect(scoreOf(points(10), []).score).toBe(100)
})

test('what may be a part of a policy has no score', () => {
  expect(scoreOf(points(10, 2), [], true).score).toBeNull()
  expect(scoreOf(points(10, 2), []).score).toBe(83)
})
