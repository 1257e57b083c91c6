import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Passage } from '../exchange.ts'
import { checkCitations } from './checkCitations.ts'

const passages: readonly Passage[] = [
  { cite: '34 CFR 106.45(b)(5)(iv)', slug: 'advisor', text: 'You may bring an advisor.' },
  { cite: '34 CFR 106.30(a) (Supportive measures)', slug: 'support', text: 'Help is free.' },
  { cite: '20 U.S.C. 1092(f)(8)', slug: 'clery', text: 'Colleges.' },
  { cite: 'Your document, page 2', page: 2, text: 'One support person may come.' },
]
const checked = (text: string) => checkCitations(text, passages)

describe('known references', () => {
  it('A63: become marks that count in the citations, each once', () => {
    const { text, citations, struck } = checked(
      'Anyone [34 CFR 106.45(b)(5)(iv)]. Free [34 CFR 106.30(a) (Supportive measures)]. Yes [34 CFR 106.45(b)(5)(iv)].',
    )
    expect(text).toBe('Anyone [1]. Free [2]. Yes [1].')
    expect(citations).toEqual([
      { cite: '34 CFR 106.45(b)(5)(iv)', slug: 'advisor' },
      { cite: '34 CFR 106.30(a) (Supportive measures)', slug: 'support' },
    ])
    expect(struck).toEqual([])
  })

  it.each([
    ['Anyone (34 C.F.R. § 106.45(b)(5)(iv)).', 'Anyone [1].'],
    ['Anyone (see §106.45 (b)(5)).', 'Anyone [1].'],
    ['Anyone [34 CFR 106.45(b)(5)(iv); 20 U.S.C. 1092(f)].', 'Anyone [1][2].'],
    ['Under § 106.45(b)(5)(iv), anyone.', 'Under § 106.45(b)(5)(iv) [1], anyone.'],
    ['It says so [Your document, page 2].', 'It says so [1].'],
  ])('A63: in any usual writing: %s', (written, text) => {
    expect(checked(written).text).toBe(text)
  })

  it('A63: a page of the document carries the page and its words', () => {
    expect(checked('So [Your document, page 2].').citations).toEqual([
      { cite: 'Your document, page 2', page: 2, quote: 'One support person may come.' },
    ])
  })
})

describe('unknown references', () => {
  it.each([
    ['Ten days [34 CFR 106.45(b)(5)(vi)].', 'Ten days.', '34 CFR 106.45(b)(5)(vi)'],
    ['So it is (34 CFR 106.46(c)).', 'So it is.', '34 CFR 106.46(c)'],
    ['Under 106.46(c) it is.', 'Under (citation could not be checked) it is.', '106.46(c)'],
    [
      'So said Davis v. Monroe County.',
      'So said (citation could not be checked).',
      'Davis v. Monroe County',
    ],
    ['Ten days [2].', 'Ten days.', '[2]'],
    ['Ten days [1, 3].', 'Ten days.', '[1, 3]'],
  ])('A63: are taken out or marked: %s', (written, text, struck) => {
    const result = checked(written)
    expect(result.text).toBe(text)
    expect(result.citations).toEqual([])
    expect(result.struck).toEqual([struck])
  })

  it.each([
    'At least 10 days (or more).',
    'Ask [name] on [date].',
    '(See our guide.)',
    '- one\n- two',
  ])('A63: what is no reference stays: %s', (text) => {
    expect(checked(text)).toEqual({ text, citations: [], struck: [] })
  })
})

// Pieces of what a model may write, so that random texts reach the rules.
const piece = fc.oneof(
  fc.constantFrom(
    '[34 CFR 106.45(b)(5)(iv)]',
    '§106.46',
    '(see 106.45(b)(5))',
    '[3]',
    '[',
    '(',
    ')',
    ' §',
  ),
  fc.constantFrom(
    'Doe v. Roe',
    '20 U.S.C. 1092(f)',
    'Your document, page 2',
    ' ',
    '\n',
    '**',
    '\u0000',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
const sentence = fc.array(piece, { maxLength: 8 }).map((pieces) => `${pieces.join('')}.\n\n`)

describe('any text', () => {
  it('A42 A63: never throws, and every mark counts in the citations', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 6 }), (sentences) => {
        const { text, citations } = checked(sentences.join(''))
        for (const [, number] of text.matchAll(/\[(\d+)\]/g)) {
          expect(Number(number)).toBeGreaterThan(0)
          expect(Number(number)).toBeLessThanOrEqual(citations.length)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('A63: what was checked of whole sentences stays when the text grows', () => {
    const plain = fc.constantFrom(
      'Anyone may come [34 CFR 106.45(b)(5)(iv)]. ',
      'Help is free (106.30(a)). ',
      'See § 106.46(a) for more. ',
      'Colleges too [20 U.S.C. 1092(f)(8)]. ',
    )
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 8 }), fc.nat(8), (sentences, cut) => {
        const part = checked(sentences.slice(0, cut).join(''))
        const whole = checked(sentences.join(''))
        expect(whole.text.startsWith(part.text)).toBe(true)
        expect(whole.citations.slice(0, part.citations.length)).toEqual(part.citations)
      }),
    )
  })
})
