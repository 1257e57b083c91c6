import type { PotentialIssue } from '@hub/core/analysis/report'
import { expect, it } from 'vitest'
import { issueItems } from './issueGroups.ts'
import { questionsOf, questionsText } from './questions.ts'

const asking = (...asks: string[]) =>
  issueItems(
    asks.map((ask) => ({ ask, kind: 'ask', severity: 'minor', title: 'T' }) as PotentialIssue),
  )

it('asks every question once, numbered in the order of the report', () => {
  expect(questionsText(asking('May I?', 'When?', 'May I?'), 'letter')).toBe(
    'I read the letter and have some questions:\n\n1. May I?\n\n2. When?\n\nPlease answer in writing.',
  )
})

it('names every point that a question is about', () => {
  const [first, second] = questionsOf(asking('May I?', 'When?', 'May I?'))
  expect(first?.items.map(({ number }) => number)).toEqual([1, 3])
  expect(second?.items.map(({ number }) => number)).toEqual([2])
})
