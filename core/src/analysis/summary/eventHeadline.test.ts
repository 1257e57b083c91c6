import { expect, test } from 'vitest'
import { PARTLY_DISMISSED } from '../findings/outcome.ts'
import { APPEAL_FILED } from '../findings/pendingAppeal.ts'
import type { Report, ScorePoint } from '../report.ts'
import { eventHeadline } from './eventHeadline.ts'

const point = (id: string): ScorePoint => ({ id, title: id, state: 'found', weight: 1 })
const of = (docType: Report['docType'], more: Partial<Report> = {}) =>
  eventHeadline({ audience: 'postsecondary', docType, ...more })
const compliance = (id: string) => ({ score: null, issues: [], points: [point(id)] })

test('a notice about an emergency removal is told from one about contact by the points that it speaks to', () => {
  const kind = 'no_contact_or_emergency_removal_notice'
  expect(of(kind, { compliance: compliance('ERM-01') })).toContain('emergency removal')
  expect(of(kind, { compliance: compliance('SUP-07') })).not.toContain('emergency removal')
})

test('a dismissal is of the complaint, or of the part of it that the document names', () => {
  const finding = { title: 'Outcome', text: PARTLY_DISMISSED, quote: '', page: 1, start: 0, end: 0 }
  expect(of('dismissal_notice')).toBe('The complaint has been dismissed.')
  expect(of('dismissal_notice', { keyFindings: [finding] })).toBe(PARTLY_DISMISSED)
})

test('a letter that may be of no case says so', () => {
  expect(of('general_conduct', { isKindUnsure: true })).toContain('not sure')
})

test('an appeal that is still open has not been decided', () => {
  const finding = { title: 'Appeal', text: APPEAL_FILED, quote: '', page: 1, start: 0, end: 0 }
  expect(of('appeal_decision', { isKindUnsure: true, keyFindings: [finding] })).toBe(APPEAL_FILED)
})
