import { describe, expect, it } from 'vitest'
import { factsOf } from '../fixtures/factsOf.ts'
import type { DocumentType } from '../report.ts'
import { onePerson } from './keptApart.ts'

const verdictOn = (
  text: string,
  id = 'DET-01',
  docType: DocumentType = 'written_determination',
) => {
  const facts = factsOf(text, { docType })
  const nothing = facts.reading.sentences.map(() => ({ met: -9, speaks: -9, against: -9 }))
  return onePerson(facts, id, nothing)
}
const state = (...given: Parameters<typeof verdictOn>) => verdictOn(...given)?.state

describe('J10 one person with two parts', () => {
  it.each([
    'Decision-maker: FAY QUICK\n\nThe investigator was Fay Quick.',
    'Decision-maker: QUICK, Fay\nInvestigator: Fay Quick',
    'Decision-maker: Dr. Fay Quick\n\nThe investigator was Ms. Fay Quick.',
    'The investigator was Fay Quick.\n\nThe panel finds Bo Lind responsible.\n\nSincerely,\n\nFAY QUICK\nDecision-maker',
  ])('is one person however the name is written: %s', (text) => {
    expect(state(text)).toBe('contradicted')
  })

  it.each([
    ['another given name', 'Decision-maker: Fay Quick\n\nThe investigator was Ann Quick.'],
    ['a surname alone', 'Decision-maker: Quick\n\nThe investigator was Ms. Quick.'],
    ['another surname', 'Decision-maker: Fay Quick\n\nThe investigator was Fay Quickly.'],
    ['a part that may go with it', 'Decision-maker: Fay Quick\n\nThe advisor was Fay Quick.'],
  ])('is not said of %s', (_, text) => {
    expect(state(text)).toBeUndefined()
  })

  it('is asked about where the rule keeps parts apart, and nowhere else', () => {
    const text = 'Decision-maker: Fay Quick\n\nThe investigator was Fay Quick.'
    expect(state(text, 'DET-07')).toBeUndefined()
    expect(state(text, 'NOA-08')).toBeUndefined()
  })

  it('is said with a reservation, since names are found by patterns', () => {
    const verdict = verdictOn('Decision-maker: Fay Quick\n\nThe investigator was Fay Quick.')
    expect(verdict).toMatchObject({ state: 'contradicted' })
    expect((verdict as { likelihood: number }).likelihood).toBeLessThan(0.75)
  })

  it('is shown by a sentence of the document that names the person', () => {
    const text = 'Decision-maker: Fay Quick\n\nThe sky is blue.\n\nThe investigator was Fay Quick.'
    const verdict = verdictOn(text)
    expect(verdict && 'at' in verdict ? verdict.at.text : '').toContain('Quick')
  })

  it('of an appeal also is who sat on the panel before, in their own words, but not in a quotation', () => {
    const told = 'I sat on the hearing panel that found him responsible.'
    expect(state(told, 'APP-03', 'appeal_decision')).toBe('contradicted')
    expect(state(`She wrote “${told}”`, 'APP-03', 'appeal_decision')).toBeUndefined()
    expect(state(told, 'APP-03', 'written_determination')).toBeUndefined()
  })
})
