import { describe, expect, it } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { standardOfEvidence } from './standardOfEvidence.ts'

const standard = (text: string) => standardOfEvidence(readDocument(onePage(text)))

describe('F2 the standard of evidence', () => {
  it.each([
    ['The panel applies the preponderance of the evidence.', 'preponderance'],
    ['We ask whether it is more likely than not that it happened.', 'preponderance'],
    ['The decision must rest on the greater weight of the evidence.', 'preponderance'],
    ['The finding was not supported by a preponderance of the evidence.', 'preponderance'],
    ['Standard | Preponderance of the evidence', 'preponderance'],
    ['It must be substantially more likely to be true than not true.', 'clear_and_convincing'],
    ['We decide by clear and convincing evidence, not by a preponderance.', 'clear_and_convincing'],
    ['We use the preponderance; beyond a reasonable doubt does not apply.', 'preponderance'],
  ])('is read from a statement or a paraphrase: %s', (text, expected) => {
    expect(standard(text)).toBe(expected)
  })

  it('two standards for different people are inconsistent', () => {
    const text =
      'For students the panel applies a preponderance of the evidence. For faculty it applies clear and convincing evidence.'
    expect(standard(text)).toBe('inconsistent')
  })

  it.each(['whoever the respondent is', 'for students and professors alike'])(
    'one for everyone is the standard, though another one is named for other cases: %s',
    (words) => {
      const text = `The Handbook uses clear and convincing evidence for a professor. For a formal complaint the University uses preponderance of the evidence, ${words}.`
      expect(standard(text)).toBe('preponderance')
    },
  )

  it.each([
    'The letter says nothing of it.',
    'Proof beyond a reasonable doubt is not asked for.',
    'For example, a school may use the preponderance of the evidence.',
    'Clear and convincing evidence is not required.',
    'The Respondent argues that clear and convincing evidence should be used.',
  ])('what is supposed, rejected or argued is not the standard: %s', (text) => {
    expect(standard(text)).toBeNull()
  })

  it('is told right for at least 95 of 100 letters of our own', () => {
    const letters = [...tuneLetters, ...heldOutLetters].filter(({ docType }) => docType !== 'other')
    const right = letters.filter((letter) => standard(letter.text) === letter.standard)
    expect(right.length / letters.length).toBeGreaterThanOrEqual(0.95)
  })
})
