import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { partiesOf } from '../fixtures/partiesOf.ts'
import { findParties } from './parties.ts'

describe('F3 who writes a letter, signs it or is written to', () => {
  it('who signs a decision and tells of the investigation has done both', () => {
    const letter = (said: string) =>
      `The investigator was Lee Park. ${said} Mr. Lind is not responsible.\n\nSincerely,\n\nDr. Fay Quick`
    const both = ['investigator: Dr. Fay Quick', 'decision_maker: Dr. Fay Quick']
    const said =
      'I took it over from her and finished and signed the investigative report. I then presided.'
    expect(partiesOf(letter(said))).toEqual(expect.arrayContaining(both))
    expect(
      partiesOf(letter('I have read the investigative report. I then presided.')),
    ).not.toContain(both[0])
  })

  it('the members of a panel sign under its chair', () => {
    const letter = `${'The panel has decided. '.repeat(20)}\n\nProf. Ed Poe, Chair\nMr. Lee Park, Member\nDr. Fay Quick, Member`
    expect(partiesOf(letter)).toEqual([
      'decision_maker: Prof. Ed Poe',
      'decision_maker: Mr. Lee Park',
      'decision_maker: Dr. Fay Quick',
    ])
  })

  it('a reader is called by the form of the name that greets them', () => {
    const text = 'Dear Ms. Ana Orr and Mr. Bo Lind,\n\nThe formal complaint was filed by Ms. Orr.'
    const [one] = findParties(readDocument(onePage(text)))
    expect(one).toMatchObject({ name: 'Ms. Orr', fullName: 'Ms. Ana Orr' })
  })

  it.each([
    'I was not the investigator.\n\nJoan Quick',
    "I wasn't the decision-maker or the investigator.\n\nJoan Quick",
    'I am neither the Title IX Coordinator nor the investigator.\n\nJoan Quick',
  ])('whoever signs is not what they say they are not: %s', (text) => {
    expect(partiesOf(text)).toEqual([])
  })

  it('the undersigned of a panel is whoever signs', () => {
    const text =
      'The panel was Prof. Ed Poe (chair) and the undersigned.\n\nFay Quick\nDean of Arts\nAppeal Officer'
    expect(partiesOf(text)).toEqual([
      'decision_maker: Prof. Ed Poe',
      'decision_maker: Fay Quick',
      'appeal_officer: Fay Quick',
    ])
  })

  it('a parent who is greeted is no party', () => {
    expect(
      partiesOf(
        'Ms. Ana Orr, mother of K.R.\n\nDear Ms. Orr and Coach Lind:\n\nThis is about the complaint of K.R. against Coach Lind.',
      ),
    ).toEqual(['complainant: K.R.', 'respondent: Coach Lind'])
  })

  it('a decision that weighs the evidence in the first person was made by who signs it', () => {
    expect(
      partiesOf(
        'Result: RESPONSIBLE. I credit her account because it did not change.\n\nBoth may appeal.\n\nRenata Ames',
      ),
    ).toEqual(['decision_maker: Renata Ames'])
  })

  it('a deputy is not the coordinator, and who signs for the school is no party', () => {
    const signed = 'Mae Orr\nDeputy Title IX Coordinator\n\nTom Gray\nTitle IX Coordinator'
    expect(partiesOf(`Thank you.\n\n${signed}`)).toEqual([
      'title_ix_coordinator: Tom Gray',
      'deputy_coordinator: Mae Orr',
    ])
    expect(partiesOf('The complaint was signed by Mae Orr, Title IX Coordinator.')).toEqual([
      'title_ix_coordinator: Mae Orr',
    ])
    expect(partiesOf('Mae Orr, Title IX Coordinator, and Lin Ho, Investigator, came.')).toEqual([
      'title_ix_coordinator: Mae Orr',
    ])
  })

  it.each([
    'Mr. Ed Poe\nStaff Union\n(as advisor to Ms. Ana Orr)\n\nDear Mr. Poe:\n\nThe report is here.',
    'Dear Mr. Ed Poe:\n\nYou are identified as advisor to Ana.',
  ])('whom a letter is written to as an advisor is one: %s', (text) => {
    expect(partiesOf(text)).toEqual(['advisor: Mr. Ed Poe'])
  })
})
