import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { findParties } from './parties.ts'

const partiesOf = (text: string) =>
  findParties(readDocument(onePage(text))).map(({ role, name }) => `${role}: ${name}`)

describe('F3 the people of a case', () => {
  it.each([
    ['Jordan Ames ("Complainant") said so.', 'complainant: Jordan Ames'],
    ['Respondent | Student B: Rafe Quintana, Grade 11', 'respondent: Rafe Quintana'],
    [
      'The investigator, Professor Ines Calloway, will call.',
      'investigator: Professor Ines Calloway',
    ],
    [
      'Dr. Ana de la Cruz has been assigned as the investigator.',
      'investigator: Dr. Ana de la Cruz',
    ],
    ['J.D. ("Complainant") said so.', 'complainant: J.D.'],
    ['The complainant is X. Y.', 'complainant: X. Y.'],
    ['The complaint was filed on May 1 by Lee Park.', 'complainant: Lee Park'],
    ['It alleges that Kim Hale followed her.', 'respondent: Kim Hale'],
    [
      'You may appeal to Vice Provost Henrike Solberg.',
      'appeal_officer: Vice Provost Henrike Solberg',
    ],
    ['Thank you.\n\nMae Orr\n\nTitle IX Coordinator', 'title_ix_coordinator: Mae Orr'],
    ['Dear Bo Lind,\n\nA complaint was filed against you.', 'respondent: Bo Lind'],
  ])('are named as the document writes them: %s', (text, expected) => {
    expect(partiesOf(text)).toContain(expected)
  })

  it.each([
    'The Complainant Statement is enclosed.',
    'Title IX Coordinator\nOffice of Equity',
    'A complaint was filed against Student B.',
    'The Respondent May appeal.',
    'Dear Students,\n\nA complaint may be filed against you.',
  ])('offices, months and headings are no names: %s', (text) => {
    expect(partiesOf(text)).toEqual([])
  })

  it('the name is the text between its offsets', () => {
    for (const { text } of [...tuneLetters, ...heldOutLetters]) {
      for (const { name, start, end } of findParties(readDocument(onePage(text)))) {
        expect(text.slice(start, end).replace(/\s/g, ' ')).toBe(name)
      }
    }
  })
})
