import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { schoolName } from './schoolName.ts'

const nameIn = (text: string) => schoolName(readDocument(onePage(text)))

describe('S2 the name of the school', () => {
  it.each([
    ['LARK UNIVERSITY | Office of Title IX', 'Lark University'],
    ['Office of the Dean, St. Ames College', 'St. Ames College'],
    ['University of Lark at Two Rivers — Title IX', 'University of Lark'],
    ['Two Rivers Unified School District 12', 'Two Rivers Unified School District 12'],
    ['The Lark Institute of Technology', 'Lark Institute'],
    ['From Lark University’s Title IX office', 'Lark University'],
    ['Escuela Núñez Academy', 'Escuela Núñez Academy'],
    ['LARK RIDGE R-IV SCHOOL DISTRICT', 'Lark Ridge R-IV School District'],
  ])('is read from its head: %s', (line, name) => {
    expect(nameIn(`${line}\n\nDear Ana,`)).toContain(name)
  })

  it.each([
    'The University',
    'Our School',
    'Your College',
    'High School',
    'A letter about school.',
    'university of lark',
    '',
    '\u0000\u202e',
  ])('is none where none is named: %s', (line) => {
    expect(nameIn(`${line}\n\nDear Ana,`)).toBeNull()
  })

  it('stands behind that of the firm that writes for it', () => {
    const head = 'ORR & LIND LLP\nAttorneys\n\nBo Ames\nLark University\n\n'
    expect(nameIn(`${head}This firm was engaged by the University to investigate.`)).toBe(
      'Orr & Lind LLP for Lark University',
    )
    expect(nameIn('Orr Inquiries, P.C.\nReport to the University of Lark')).toBe(
      'Orr Inquiries, P.C. for the University of Lark',
    )
  })

  it('stands behind that of whoever was asked to hear the case', () => {
    const head = 'ORR LIND LLP\nHearing Officers\n\nRe: Lark University, No. 4\n\n'
    expect(nameIn(`${head}The University has retained me to hear the case.`)).toBe(
      'Orr Lind LLP for Lark University',
    )
  })

  it('is told from what stands on the same line of a form', () => {
    const form = 'LARK PUBLIC SCHOOLS                    Form TIX-2 (rev. 9/26)'
    expect(nameIn(`${form}\nStudent: Bo Lind, Finch Middle School`)).toBe('Lark Public Schools')
  })

  it('is not told where a firm writes that does not say for whom', () => {
    expect(nameIn('ORR & LIND LLP\n\nBo Ames\nLark University\n\nWe met.')).toBe('Orr & Lind LLP')
  })

  it('is not that of a firm that is named under it', () => {
    expect(nameIn('Lark University\nPrepared by Orr & Lind LLP')).toBe('Lark University')
  })

  it('is the first one, and not of another school that the letter tells of later', () => {
    expect(nameIn('Lark University\n\nYou came from Finch College.')).toBe('Lark University')
  })

  it('is looked for at the top alone: what a long letter cites at its end is not who wrote it', () => {
    const words = 'We write about the meeting. '.repeat(40)
    expect(nameIn(`Dear Ana,\n\n${words}\n\nFinch College v. Doe.`)).toBeNull()
  })

  it('begins and ends with a word, whatever is drawn around it', () => {
    for (const [before, after] of [
      ['*** ', ' ***'],
      ['== ', ' =='],
      ['“', '”'],
      ['\u202a', '\u202c'],
    ])
      expect(nameIn(`${before}Lark University${after}`)).toBe('Lark University')
  })

  it('of a head of nothing but the beginnings of names is none, and is read to its end', () => {
    expect(nameIn('Aa '.repeat(5000))).toBeNull()
    expect(nameIn('A.'.repeat(5000))).toBeNull()
    expect(nameIn('of the '.repeat(5000))).toBeNull()
  })
})
