import type { PotentialIssue } from '@hub/core/analysis/report'
import { expect, it } from 'vitest'
import { issueGroups, issueItems } from './issueGroups.ts'

const issue = (id: string, fields: Partial<PotentialIssue>) =>
  ({ id, kind: 'contradicted', severity: 'major', ...fields }) as PotentialIssue

const grouped = (issues: readonly PotentialIssue[]) =>
  issueGroups(issueItems(issues)).map(({ title, items }) => [
    title,
    ...items.map(({ issue: { id }, number }) => `${number} ${id}`),
  ])

it('shows first what most hangs on; what is only likely, minor or a question comes later', () => {
  expect(
    grouped([
      issue('question', { kind: 'ask', severity: 'critical' }),
      issue('minor', { severity: 'minor' }),
      issue('major', {}),
      issue('unsure', { severity: 'critical', isUnsure: true }),
      issue('missing', { kind: 'missing', severity: 'critical' }),
      issue('critical', { severity: 'critical' }),
    ]),
  ).toEqual([
    ['Raise these first', '1 critical', '2 missing'],
    ['Raise these next', '3 major', '4 unsure'],
    ['Worth asking', '5 minor', '6 question'],
  ])
})

it('puts what is as grave and as clear in the order of the letter, and numbers it by the list', () => {
  const items = issueItems(
    [issue('late', { start: 90 }), issue('early', { start: 3 }), issue('nowhere', {})],
    ({ start }) => (start === undefined ? null : { start, end: start + 5 }),
  )
  expect(items.map((item) => [item.issue.id, item.number, item.passage])).toEqual([
    ['early', 1, { start: 3, end: 8, item: 'issue-1' }],
    ['late', 2, { start: 90, end: 95, item: 'issue-2' }],
    ['nowhere', 3, null],
  ])
})

it('names the only group of points to raise without an order', () => {
  expect(grouped([issue('major', {})])).toEqual([['Worth raising', '1 major']])
  expect(grouped([])).toEqual([])
})
