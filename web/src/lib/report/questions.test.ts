import type { PotentialIssue } from '@hub/core/analysis/report'
import { expect, it } from 'vitest'
import { issueItems } from './issueGroups.ts'
import { questionsText } from './questions.ts'

const asking = (...asks: string[]) =>
  issueItems(
    asks.map((ask) => ({ ask, kind: 'ask', severity: 'minor', title: 'T' }) as PotentialIssue),
  )

it('asks every question once, numbered in the order of the report', () => {
  expect(questionsText(asking('May I?', 'When?', 'May I?'), 'letter')).toBe(
    'I read the letter and have some questions:\n\n1. May I?\n\n2. When?\n\nPlease answer in writing.',
  )
})
