import type { PotentialIssue, Report } from '@hub/core/analysis/report'
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

function shown(docType: Report['docType']): string {
  const report = { docType, potentialIssues, compliance: { score: null, issues: [], points: [] } }
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
