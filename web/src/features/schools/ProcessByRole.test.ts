import { wilsonInterval } from '@hub/core/reviews/score'
import { expect, test } from 'vitest'
import { countedWords, rangeWords } from './ProcessByRole.tsx'

test('a count is said with the range that it stands for', () => {
  const count = { fact: 'notice' as const, yes: 4, answered: 5, ...wilsonInterval(4, 5) }
  expect(countedWords(count)).toBe('Yes from 4 of 5.')
  expect(rangeWords(count)).toBe('Likely 38% to 96% of all.')
})

test('with many answers the range is narrow', () => {
  const count = { fact: 'dates' as const, yes: 300, answered: 1200, ...wilsonInterval(300, 1200) }
  expect(countedWords(count)).toBe('Yes from 300 of 1,200.')
  expect(rangeWords(count)).toBe('Likely 23% to 28% of all.')
})
