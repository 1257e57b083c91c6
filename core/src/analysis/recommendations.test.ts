import { describe, expect, it } from 'vitest'
import { readingGrade } from '../text/readingGrade.ts'
import { recommend } from './recommendations.ts'
import { type DocumentType, documentTypes, type PotentialIssue } from './report.ts'

const deadline = { iso: '2026-05-04', meaning: 'deadline', what: 'Appeal is due' } as const
const hearing = { iso: '2026-05-04', meaning: 'event', what: 'Hearing' } as const
const issue = (kind: PotentialIssue['kind']) => ({ id: 'NOA-01', kind }) as PotentialIssue
type Known = Parameters<typeof recommend>[0]
const advice = (docType: DocumentType, known: Partial<Known> = {}) =>
  recommend({ docType, issues: [], toNote: [], ...known })
const text = (...given: Parameters<typeof advice>) => advice(...given).join('\n')

describe('what the reader could do next', () => {
  it('begins with the deadlines where there are any, and says nothing of them where there are none', () => {
    for (const docType of documentTypes) {
      expect(text(docType)).not.toMatch(/deadline|more time/)
      expect(text(docType, { toNote: [hearing] })).not.toMatch(/deadline|more time/)
    }
    const [first] = advice('dismissal_notice', { toNote: [hearing, deadline] })
    expect(first).toContain('Note the deadlines')
  })

  it('never says that a delay is a right where no formal complaint may stand behind the paper', () => {
    const delay = '106.45(b)(1)(v)'
    const toNote = [deadline]
    expect(text('hearing_notice', { toNote })).toContain(delay)
    expect(text('hearing_notice', { toNote, isKindUnsure: true })).not.toContain(delay)
    expect(text('supportive_measures_letter', { toNote })).not.toContain(delay)
    expect(text('general_conduct', { toNote })).not.toContain(delay)
  })

  it('names the advisor of one’s choice only where the rule on the process applies', () => {
    const advisor = '106.45(b)(5)(iv)'
    expect(text('notice_of_allegations')).toContain(advisor)
    for (const known of [{ isKindUnsure: true }] as const)
      expect(text('notice_of_allegations', known)).not.toContain(advisor)
    expect(text('supportive_measures_letter')).toContain('somebody you trust')
  })

  it('sends the reader to the enclosures only for what was not found', () => {
    const enclosures = 'Look through the enclosures'
    expect(text('hearing_notice', { issues: [issue('missing')] })).toContain(enclosures)
    expect(text('hearing_notice', { issues: [issue('contradicted')] })).not.toContain(enclosures)
    expect(text('hearing_notice')).not.toContain('questions listed')
    expect(text('hearing_notice', { issues: [issue('ask')] })).toContain('questions listed')
  })

  it('does not send the reader of the policy for the policy', () => {
    expect(text('school_policy')).not.toContain('Get the school’s')
    expect(text('hearing_notice')).toContain('Get the school’s Title IX policy')
  })

  it('of a conduct letter asks which policy it falls under, and claims no check against the rule', () => {
    for (const isKindUnsure of [true, false]) {
      const said = text('general_conduct', { isKindUnsure, issues: [issue('missing')] })
      expect(said).toContain('which policy this letter falls under')
      expect(said).toContain('did not check it')
      expect(said).not.toMatch(/Coordinator|enclosures/)
    }
    expect(text('general_conduct', { isKindUnsure: true })).not.toContain('is not bound')
  })

  it('of another paper gives no advice about a case', () => {
    const all = { toNote: [deadline], issues: [issue('missing')], isKindUnsure: true }
    expect(advice('other', all)).toEqual(advice('other'))
    expect(text('other')).not.toMatch(/106\.|advisor|deadline/)
  })

  it('says each thing once, in whole sentences that are plain enough', () => {
    for (const docType of documentTypes) {
      for (const isKindUnsure of [true, false]) {
        const given = { toNote: [deadline], issues: [issue('missing')], isKindUnsure }
        const said = advice(docType, given)
        expect(new Set(said).size).toBe(said.length)
        for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/)
        expect(readingGrade(said.join(' '))).toBeLessThanOrEqual(10)
      }
    }
  })
})
