import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { findParties } from './parties.ts'

describe('F3 nobody has the part of another person', () => {
  const named = (text: string) =>
    findParties(readDocument(onePage(text))).map(
      ({ role, name, fullName }) => `${role}: ${fullName ?? name}`,
    )

  it('A role behind one name in a list is not that of the next name', () => {
    expect(named('TO: Ana Orr-Paz, Complainant Bo Lind, Respondent')).toEqual([
      'complainant: Ana Orr-Paz',
      'respondent: Bo Lind',
    ])
    expect(named('Present: Mae Oh, investigator Lee Park, who takes notes').join()).not.toContain(
      'Lee Park',
    )
  })

  it('A party is not filled up with the name of an uncle who advises', () => {
    const text =
      'The report went to Caleb West and to his advisor, his uncle Mr. Dirk West. It alleges that Mr. West followed her.'
    expect(named(text)).toContain('respondent: Mr. West')
    expect(named(text).join()).not.toContain('respondent: Mr. Dirk West')
  })

  it('A surname alone is filled up with the one given name that the document has', () => {
    const text =
      'Re: Hale / Lind\n\nDear Bo Lind,\n\nA complaint was filed against you by Hale. It went to Mae Hale.'
    expect(named(text)).toEqual(['complainant: Mae Hale'])
  })

  it('Whoever decides something else than the case is not its decision-maker', () => {
    expect(named('Mr. Lee Sturge will decide whether the Code of Conduct applies.')).toEqual([])
    expect(named('It goes on until Mr. Lee Sturge decides that it has run its course.')).toEqual([])
    expect(named('Mr. Lee Sturge will decide whether he is responsible.')).toEqual([
      'decision_maker: Mr. Lee Sturge',
    ])
  })

  it('The next person of a list has not the office before it, nor is a firm a person', () => {
    const list = 'Only the Title IX Coordinator, Mr. Yarrow and those staff who help will see it.'
    expect(named(list)).toEqual([])
    expect(named('Yours,\n\nMae Yoon\n\nYoon & Abern LLP, Investigator')).toEqual([
      'investigator: Mae Yoon',
    ])
  })

  it('An adviser of a thesis is no advisor in the case', () => {
    expect(
      named('You filed a complaint against your former thesis adviser, Professor Stel Brand.'),
    ).toEqual(['respondent: Professor Stel Brand'])
  })

  it('One advisor is named once, by "Prof." and by "Professor"', () => {
    const text = 'COPY: Prof. Rena Abar (advisor)\n\nPresent: you, Professor Abar as your advisor'
    expect(named(text)).toEqual(['advisor: Prof. Rena Abar'])
  })

  it.each([
    'You may appeal. It must be in writing and reach the Superintendent, Dr. Amos Whit, by June 9.',
    'Either party may appeal by May 5. Associate Provost Amos Whit, who has had no part in this case, decides.',
    `An appeal that comes by Monday is on time. ${'Grounds are errors that changed the outcome. '.repeat(6)}Send it to Dr. Amos Whit.`,
  ])('Who decides the appeal: %s', (text) => {
    expect(named(text).join()).toMatch(/^appeal_officer: .*Amos Whit$/)
  })

  it.each([
    ['Lila Monte, a first-year student, filed a formal complaint.', 'complainant: Lila Monte'],
    [
      'Your complaint states that your partner, Gar Pohl, sent you messages.',
      'respondent: Gar Pohl',
    ],
    ['Our principal, Mr. Dale Fens, will be the investigator.', 'investigator: Mr. Dale Fens'],
  ])('%s', (text, party) => {
    expect(named(text)).toEqual([party])
  })

  it('A parent who filed is not the complainant', () => {
    expect(named('Lila Monte, a parent of two, filed a formal complaint.')).toEqual([])
  })
})
