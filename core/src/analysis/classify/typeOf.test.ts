import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import type { DocumentType } from '../report.ts'
import { typeOf } from './typeOf.ts'

const of = (text: string, shares: Partial<Record<DocumentType, number>>) =>
  typeOf(readDocument(onePage(text)), new Map(Object.entries(shares)))

describe('K13 of a paper whose kind has less than half of all the likelihood', () => {
  const order = {
    no_contact_or_emergency_removal_notice: 0.42,
    other: 0.2,
    notice_of_allegations: 0.16,
  }

  it('that names Title IX, the kind is sure where it has half of what papers of a case have', () => {
    const sure = { docType: 'no_contact_or_emergency_removal_notice', isKindUnsure: false }
    expect(of('Issued under the Title IX policy. Do not contact her.', order)).toEqual(sure)
    expect(of('Issued after a report of harassment. Do not contact her.', order)).toEqual({
      ...sure,
      isKindUnsure: true,
    })
  })

  it('and which is sooner none of a case, the next kind is told', () => {
    const shares = { other: 0.49, dismissal_notice: 0.3, notice_of_allegations: 0.07 }
    expect(of('The Title IX complaint is closed.', shares)).toEqual({
      docType: 'dismissal_notice',
      isKindUnsure: false,
    })
  })

  it.each([
    'Nothing in this letter concerns the University’s Title IX procedures.',
    'The Honor Board does not hear harassment; such complaints go to the Title IX Coordinator.',
  ])(
    'that names Title IX only to say that this is no matter of it, is no paper of a case: %s',
    (text) => {
      expect(of(text, { hearing_notice: 0.47, other: 0.26 })).toEqual({
        docType: 'other',
        isKindUnsure: false,
      })
    },
  )

  it('what became of an appeal tells it from the decision that it quotes', () => {
    const shares = { written_determination: 0.71, appeal_decision: 0.27 }
    const quoted = 'The hearing panel found Mr. Crowe responsible for stalking.'
    const kind = (text: string) => of(text, shares).docType
    expect(kind(`${quoted} The appeal is denied.`)).toBe('appeal_decision')
    expect(kind(`${quoted} Either party may appeal.`)).toBe('written_determination')
    expect(of(`${quoted} The appeal is denied.`, { written_determination: 0.95 }).docType).toBe(
      'written_determination',
    )
  })

  it.each(['appeal_decision', 'written_determination'])(
    'a notice that somebody has appealed is no sure decision: %s',
    (kind) => {
      const text = 'Mr. Crowe has appealed. You may send a statement for or against the decision.'
      expect(of(text, { [kind]: 0.95 })).toEqual({ docType: 'appeal_decision', isKindUnsure: true })
    },
  )
})

it('K1 who says that they are not the Title IX Coordinator writes of such a case', () => {
  const shares = { hearing_notice: 0.3, appeal_decision: 0.3, other: 0.2 }
  const kind = (text: string) => of(text, shares).docType
  expect(kind('None of the panel is the Title IX Coordinator.')).toBe('hearing_notice')
  expect(kind('This does not concern Title IX.')).toBe('other')
})

it('K1 a policy on other grounds than sex, by its title, binds no case', () => {
  const shares = { school_policy: 0.9, general_conduct: 0.05 }
  const title = 'Policy on Discrimination and Harassment'
  expect(of(`${title} (Other Than Sex-Based)\n\nWho decides?`, shares).docType).toBe(
    'general_conduct',
  )
  expect(of(`${title}\n\nOther than sex, race is named.`, shares).docType).toBe('school_policy')
})
