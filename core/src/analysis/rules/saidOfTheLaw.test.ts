import { describe, expect, it } from 'vitest'
import { factsOf } from '../fixtures/factsOf.ts'
import type { RequirementId } from '../requirements.ts'
import { summarize } from '../summary/summarize.ts'
import { rules } from './index.ts'

/** All that the card of a requirement may say. */
function card(id: RequirementId): string {
  const rule = rules.find(({ requirements }) => requirements.includes(id))
  if (rule === undefined) throw new Error(`no rule for ${id}`)
  const { title, missing, contradicted, toAsk, why, ask } = rule
  return [title, missing, contradicted, toAsk, why, ask].filter(Boolean).join(' ')
}

describe('a card says what the regulation says', () => {
  it('of the vacated rule: the Code has the 2020 text again, and an older copy may be the reason', () => {
    expect(card('POL-25')).toMatch(/copy of the Code made before September 29, 2026/)
    expect(card('LAW-01')).toMatch(/2020 rule is in force .* since September 29, 2026/)
    expect(card('LAW-01')).toMatch(/copy of the Code made before that day/)
  })

  it('106.45(b)(5)(vii): the report is to be sent at least 10 days before, whenever it arrives', () => {
    expect(card('RPT-03')).toMatch(/send the report at least 10 days before/)
    expect(card('RPT-03')).not.toMatch(/\breach|\barrive|report comes/)
  })

  it('106.45(b)(6)(i): what was not cross-examined may count; public colleges may owe more', () => {
    expect(card('HRG-11')).toMatch(/such statements may count/)
    expect(card('HRG-11')).toMatch(/public colleges.* due process/)
  })

  it('106.45(b)(3): a dismissal has grounds that bind the school and grounds that it may use', () => {
    expect(card('DIS-01')).toMatch(
      /must dismiss .*even if proved.*program or activity.*United States/,
    )
    expect(card('DIS-01')).toMatch(/may dismiss .*withdrawal.*has left.*gathering enough evidence/)
    expect(card('DIS-07')).toMatch(/does not cover/)
  })

  it('106.45(b)(8)(iii)(F): the written decision of an appeal goes to both, not a notice', () => {
    expect(card('APP-07')).toMatch(/written decision to go to both parties/)
  })

  it('106.45(b)(7)(iii): the decision is final when the parties get the result of the appeal', () => {
    expect(card('DET-11')).toMatch(/final only when the parties get the result of an appeal/)
  })

  it('106.45(b)(2): the notice names parties, and added allegations need not be in writing', () => {
    expect(card('NOA-03')).toMatch(/parties involved/)
    expect(card('NOA-03')).not.toMatch(/people involved/)
    expect(card('NOA-12')).toMatch(/notice of new allegations to the parties it knows/)
    expect(card('NOA-12')).not.toMatch(/asks the school to send .*written/)
  })

  it('106.45(b)(5)(vi): the evidence is all that is directly related to the allegations', () => {
    expect(card('EVR-01')).toMatch(/all evidence that is directly related to the allegations/)
  })

  it('106.45(b)(6)(i): advisors cross-examine orally, and others may ask questions too', () => {
    expect(card('HRG-04')).toMatch(/directly, orally and in real time/)
    expect(card('HRG-05')).toMatch(/Only an advisor may cross-examine/)
  })

  it('106.45(b)(10)(ii): reasons are kept where it is a complainant who gets no support', () => {
    expect(card('SUP-07')).toMatch(/complainant gets no supportive measures/)
  })

  it('106.44(d): only before a decision is the emergency removal the one way', () => {
    expect(card('ERM-05')).toMatch(/before a decision, a student can be removed only/)
  })

  it('106.45(b)(9)(i): informal resolution may be left until a resolution is agreed to', () => {
    expect(card('POL-19')).toMatch(/withdraw before agreeing to a resolution/)
  })

  it('106.45(b)(1)(x): a waiver of a privilege need not be in writing', () => {
    expect(card('EVR-08')).not.toMatch(/waived in writing/)
  })
})

it('the summary of a letter under the 2024 rule says since when the Code has the 2020 text', () => {
  const letter = 'Lark University. Under 34 CFR 106.46 you get a description of the evidence.'
  const facts = factsOf(letter, { docType: 'evidence_review_letter', rule: '2024_markers' })
  expect(summarize(facts)).toMatch(/since September 29, 2026 the Code has the 2020 text again/)
})
