import type { FoundDate } from '@hub/core/analysis/report'
import { expect, it } from 'vitest'
import { dateLabel, hasPassed, inOrder } from './dateWords.ts'

const found = (iso: string, text = iso, start = 0): FoundDate => ({
  iso,
  text,
  meaning: 'deadline',
  what: 'Appeal is due',
  page: 1,
  start,
  end: start + 1,
})

it('says a day in the same words in every time zone, and a length of time as the letter does, beginning large', () => {
  expect(dateLabel(found('2026-03-09'))).toBe('Mar 9, 2026')
  expect(dateLabel(found('P10D', 'ten (10)\nbusiness days'))).toBe('Ten (10) business days')
  expect(dateLabel(found('P5D', 'five-day'))).toBe('Five days')
  expect(dateLabel(found('P7D', 'one-week'))).toBe('One week')
})

it('puts days in their order and lengths of time after them', () => {
  const dates = [
    found('P10D'),
    found('2026-05-01'),
    found('2026-03-09', 'b', 9),
    found('2026-03-09'),
  ]
  expect(inOrder(dates).map(({ iso, start }) => [iso, start])).toEqual([
    ['2026-03-09', 0],
    ['2026-03-09', 9],
    ['2026-05-01', 0],
    ['P10D', 0],
  ])
})

it('calls a day past only after it, and a length of time never', () => {
  expect(hasPassed(found('2026-03-09'), '2026-03-09')).toBe(false)
  expect(hasPassed(found('2026-03-09'), '2026-03-10')).toBe(true)
  expect(hasPassed(found('P10D'), '2026-03-10')).toBe(false)
})
