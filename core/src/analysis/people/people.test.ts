import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import type { DocumentType } from '../report.ts'
import { findParties } from './parties.ts'
import { peopleIn } from './people.ts'

function peopleOf(text: string, docType: DocumentType = 'notice_of_allegations') {
  const reading = readDocument(onePage(text))
  return peopleIn({ reading, docType, parties: findParties(reading) })
}

const inShort = (...given: Parameters<typeof peopleOf>) =>
  peopleOf(...given).map(({ name, parts }) => [name, ...parts.map(({ role }) => role)])

describe('F8 who is who', () => {
  it('names each person with their part and the words that say so', () => {
    const text = 'The complainant is Ana Orr. The investigator, Lee Park, will call you.'
    const people = peopleOf(text)
    expect(people.map(({ name }) => name)).toEqual(['Ana Orr', 'Lee Park'])
    for (const { name, parts } of people) {
      for (const { quote, start, end } of parts) {
        expect(text.slice(start, end)).toBe(quote)
        expect(quote).toContain(name)
      }
    }
  })

  it.each([
    'The investigator, Ms. Dana Whitlock, will call.\n\nDana Whitlock\n\nTitle IX Coordinator',
    'Investigator: WHITLOCK, Dana\n\nDana Whitlock\n\nTitle IX Coordinator',
    'Investigator: Dana Whitlock\n\nDr. Dana Whitlock\n\nTitle IX Coordinator',
  ])('two parts of one person are one person, however the name is written: %s', (text) => {
    expect(inShort(text).map(([, ...roles]) => roles)).toEqual([
      ['investigator', 'title_ix_coordinator'],
    ])
  })

  it('one part is named once', () => {
    const text = 'The panel was Dr. Ed Poe (chair).\n\nFor the panel,\n\nEd Poe, Chair'
    expect(inShort(text)).toEqual([['Dr. Ed Poe', 'decision_maker']])
  })

  it('of two people in lines of their own nobody is the reader', () => {
    const text = (more: string) => `To: Ana Orr (Complainant)\n${more}\n\nThe case is open.`
    const readers = (letter: string) => peopleOf(letter).filter(({ isReader }) => isReader)
    expect(readers(text('')).map(({ name }) => name)).toEqual(['Ana Orr'])
    expect(readers(text('To: Bo Lind, Department of Music (Respondent)'))).toEqual([])
  })

  it('nobody is the reader of a letter that says it is to both', () => {
    const text = (more: string) => `Dear Ana Orr,\n\nThe complainant is Ana Orr. ${more}`
    const readers = (more: string) => peopleOf(text(more)).filter(({ isReader }) => isReader)
    expect(readers('You may write.').map(({ name }) => name)).toEqual(['Ana Orr'])
    expect(readers('You each have the same letter.')).toEqual([])
  })

  it('a surname alone may be that of somebody else', () => {
    const text = 'The investigator, Ms. Park, will call.\n\nLee Park\n\nTitle IX Coordinator'
    expect(inShort(text)).toEqual([
      ['Ms. Park', 'investigator'],
      ['Lee Park', 'title_ix_coordinator'],
    ])
  })

  it('tells to whom a letter is written', () => {
    const people = peopleOf(
      'Dear Bo Lind,\n\nYou are the respondent. The complaint was filed by Ana Orr.\n\nThank you.',
    )
    expect(people.map(({ name, isReader }) => [name, isReader])).toEqual([
      ['Ana Orr', undefined],
      ['Bo Lind', true],
    ])
  })

  it('names the person to whom it says which side they are on', () => {
    const said = (side: string) =>
      `Dear Ms. Orr,\n\nYou are the ${side} in that matter.\n\nThank you.`
    expect(peopleOf(said('Complainant'))).toMatchObject([
      { name: 'Ms. Orr', isReader: true, parts: [{ role: 'complainant' }] },
    ])
    expect(peopleOf(said('Respondent'))).toMatchObject([
      { name: 'Ms. Orr', isReader: true, parts: [{ role: 'respondent' }] },
    ])
  })

  it('a letter to several is written to none of them alone', () => {
    const people = peopleOf(
      'To: Ana Orr (Complainant)\n    Bo Lind (Respondent)\n\nThe hearing is set.',
    )
    expect(people.map(({ name, isReader }) => [name, isReader])).toEqual([
      ['Ana Orr', undefined],
      ['Bo Lind', undefined],
    ])
  })

  it('whoever is written to "and her advisor", or writes to one, is no advisor', () => {
    const letter = 'Dear Ms. Orr:\n\nI am sending this to you and to your advisor.\n\nLee Park'
    expect(inShort(letter)).toEqual([])
    expect(
      inShort('Ana Orr\nand her advisor, Attorney Lee Park\n\nDear Ms. Orr:'),
    ).not.toContainEqual(['Ana Orr', 'advisor'])
  })

  it('of a policy are the coordinator and the deputies alone, and of another paper nobody', () => {
    const text =
      'The investigator is Lee Park. The Title IX Coordinator is Mae Orr. The Deputy Title IX Coordinator is Bo Lind.'
    expect(inShort(text, 'school_policy')).toEqual([
      ['Mae Orr', 'title_ix_coordinator'],
      ['Bo Lind', 'deputy_coordinator'],
    ])
    expect(inShort(text, 'other')).toEqual([])
  })
})
