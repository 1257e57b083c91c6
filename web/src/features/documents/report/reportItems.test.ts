import type { DocumentReport } from '@hub/api/documents'
import { expect, it } from 'vitest'
import { reportItems, wordsOf } from './reportItems.ts'

type Issue = DocumentReport['potentialIssues'][number]

const text = 'Alpha beta gamma. Delta epsilon.'

function report(issues: Partial<Issue>[], keyFindings: unknown[] = []): DocumentReport {
  return {
    potentialIssues: issues,
    keyFindings,
    document: { text },
  } as unknown as DocumentReport
}

it('marks by kind, and each mark leads to its entry', () => {
  const { marks } = reportItems(
    report(
      [
        { kind: 'contradicted', severity: 'major', start: 0, end: 5 },
        { kind: 'ask', severity: 'major', start: 6, end: 10 },
        { kind: 'missing', severity: 'minor' },
      ],
      [{ start: 18, end: 23 }],
    ),
  )
  expect(marks.map(({ tone, number, item }) => [tone, number, item])).toEqual([
    ['against', 1, 'issue-1'],
    ['check', 2, 'issue-2'],
    ['found', null, 'finding-1'],
  ])
})

it('marks words, not the spaces around them', () => {
  expect(wordsOf(' \n a b \n', { start: 0, end: 8 })).toEqual({ start: 3, end: 6 })
  expect(wordsOf('    ', { start: 0, end: 4 })).toBeNull()
  expect(wordsOf('abc', { start: 90, end: 95 })).toBeNull()
  expect(wordsOf('abc', {})).toBeNull()
})
