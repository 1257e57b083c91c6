import type { PotentialIssue, Report, ScorePoint } from '@hub/core/analysis/report'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { IssueGroups } from './IssueGroups.tsx'
import { issueItems } from './issueGroups.ts'
import { policyNote, toldIssues } from './toldIssues.ts'

const place = { cite: '34 CFR 106.45(b)(5)(iv)' }
const potentialIssues = [
  { id: 'POL-01', kind: 'contradicted', severity: 'critical', title: 'Advisor', ...place },
  { id: 'POL-02', kind: 'missing', severity: 'major', title: 'Appeal', ...place },
] as PotentialIssue[]

function shown(
  docType: Report['docType'],
  issues = potentialIssues,
  isKindUnsure = false,
  points: ScorePoint[] = [],
): string {
  const report = {
    docType,
    isKindUnsure,
    potentialIssues: issues,
    compliance: { score: null, issues: [], points },
  }
  const items = issueItems(toldIssues(report))
  return renderToStaticMarkup(<IssueGroups report={report} items={items} noun="document" />)
}

it('of a policy each issue is worth asking, and why is said above them', () => {
  const words = shown('school_policy')
  expect(words).toContain(policyNote)
  expect(words).not.toMatch(/Raise|Clear|Likely/)
  expect(words.match(/Worth asking\./g)).toHaveLength(2)
})

it('of a letter each is told as it was found', () => {
  const words = shown('hearing_notice')
  expect(words).not.toContain(policyNote)
  expect(words).toMatch(/Clear\..*Likely\./)
})

it('a letter of a case that has no issues was checked all the same, and another paper was not', () => {
  expect(shown('notice_of_meeting_or_interview', [])).toContain('We found nothing to raise')
  expect(shown('other', [])).toContain('Not checked against the rule')
})

it('of a policy without issues it is said that some of what the rule asks was not found', () => {
  const points: ScorePoint[] = [
    { id: 'POL-01', title: 'Coordinator', state: 'found', weight: 2 },
    { id: 'POL-20', title: 'Records', state: 'not_found', weight: 2 },
  ]
  const words = shown('school_policy', [], false, points)
  expect(words).toContain('Nothing seems to go against the rule')
  expect(words).toContain('compared only 1 thing')
  expect(words).toContain('What we did not find (1 point) is listed below')
})

it('of a letter whose kind is not sure nothing is said of what it must contain', () => {
  const words = shown('notice_of_meeting_or_interview', [], true)
  expect(words).toContain('We are not sure what kind of document it is')
  expect(words).not.toContain('nothing missing')
})
