import { documentReport } from '@hub/api/documents'
import { analyzed } from '@hub/core/analysis/fixtures/analyzed'
import type { Person, PotentialIssue, Report, ScorePoint } from '@hub/core/analysis/report'
import { expect, test } from 'vitest'
import { presentReport } from './present.ts'
import type { OpenDocument } from './store.ts'

const text = 'Lark University\n\nYou may bring an advisor. Attorneys may not attend.'
const place = { quote: 'Attorneys may not attend.', page: 1, start: 43, end: 68 }

const issue: PotentialIssue = {
  id: 'NOA-09',
  title: 'Advisor of choice',
  short: 'Limits who may be your advisor',
  headline: 'The letter limits who may be your advisor. The rule lets you choose.',
  text: 'These words limit the choice.',
  cite: '34 CFR 106.45(b)(5)(iv)',
  kind: 'contradicted',
  severity: 'critical',
  why: 'It matters.',
  ask: 'May I?',
  ...place,
}
const point: ScorePoint = {
  id: 'NOA-01',
  title: 'Notice',
  state: 'found',
  weight: 3,
  at: place,
  met: 'It tells you of the complaint in writing.',
}

const person: Person = {
  name: 'Dana Whitlock',
  parts: [{ role: 'investigator', ...place }],
  isReader: true,
}

const row = { id: '3f1c9a52-7d0e-4b7b-9c55-0d8f5f6f2a01', originalName: 'a.txt' } as OpenDocument
const extracted = {
  document: { text, pages: [{ number: 1, start: 0, end: text.length }] },
  readBy: 'text' as const,
  notes: [],
}

/** As the browser reads the answer: what the contract does not know ends it. */
function sent(report: Report) {
  return documentReport.strict().parse(presentReport(row, extracted, { report, assistant: null }))
}

/** The same without some of its parts, all of which it may lack. */
function without<T extends object>(whole: T, ...names: readonly (keyof T & string)[]): T {
  const entries = Object.entries(whole).filter(([name]) => !names.some((one) => one === name))
  return Object.fromEntries(entries) as T
}

const read = await analyzed(text, 'notice_of_allegations')
const report: Report = {
  ...read,
  lead: 'This paper is from Lark University.',
  people: [person],
  potentialIssues: [issue],
  compliance: { score: null, issues: [], points: [point] },
}

test('a report is sent with its lead, its people, and the words of its points for the first screen', () => {
  const { compliance, lead, people, potentialIssues } = sent(report)
  expect(people).toEqual([person])
  expect(lead).toBe(report.lead)
  expect(potentialIssues).toEqual([issue])
  expect(compliance.points).toEqual([point])
})

test('a report that an earlier version stored still opens', () => {
  const oldIssue = without(issue, 'headline', 'short')
  const oldPoint = without(point, 'at', 'met')
  const opened = sent({
    ...without(report, 'lead', 'people', 'toNote'),
    potentialIssues: [oldIssue],
    compliance: { ...report.compliance, points: [oldPoint] },
  })
  expect(opened).not.toHaveProperty('people')
  expect(opened.potentialIssues).toEqual([oldIssue])
  expect(opened.compliance.points).toEqual([oldPoint])
})
