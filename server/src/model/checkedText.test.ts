import type { Passage } from '@hub/core/assistant/exchange'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CheckedText } from './checkedText.ts'

const passages: Passage[] = [
  {
    cite: '34 CFR 106.45(b)(5)(iv)',
    slug: 'who-can-be-your-advisor',
    title: 'You can be banned',
    text: 'You may have an advisor of your choice. The school may not limit the choice of advisor. The advisor may be, but is not required to be, a lawyer. Write to office@ashgrove.edu for the list of advisors.',
  },
  {
    cite: '34 CFR 106.45(b)(6)(i)',
    slug: 'hearing',
    text: 'At a college there must be a live hearing. The school must send the report to both parties at least 10 days before the hearing. If the school has no time limit, ask for one. The respondent is presumed not responsible. The school does not have to tell the police that an appeal is given to the police. Schools may hear an advisor of the reader, a lawyer.',
  },
  {
    cite: 'Your document, page 2',
    page: 2,
    text: 'Call (555) 010-4477 with questions about your hearing. Advisors are banned from the hearing.',
  },
]

/** What was shown after each piece, and the whole. */
function write(pieces: readonly string[]) {
  const text = new CheckedText(passages)
  const shown = pieces.map((piece) => text.add(piece).text)
  const last = text.end().text
  const { citations, cut, isBroken } = text
  return {
    shown,
    last,
    text: text.text,
    citations: citations.map(({ cite }) => cite),
    cut,
    isBroken,
  }
}

const tokens = (words: string) => words.split(/(?= )/)
const CHOICE = 'You may have an advisor of your choice.'

test('a sentence is shown when it has ended and the next one begins', () => {
  const { shown, text, citations } = write(
    tokens(
      'You may have an advisor of your choice. [34 CFR 106.45(b)(5)(iv)] The school may not limit the choice of advisor.',
    ),
  )
  const at = shown.findIndex((piece) => piece !== '')
  expect(shown[at]).toBe('You may have an advisor of your choice. [1] ')
  expect(shown.slice(at + 1).join('')).toBe('')
  expect(text).toBe(
    'You may have an advisor of your choice. [1] The school may not limit the choice of advisor [1].',
  )
  expect(citations).toEqual(['34 CFR 106.45(b)(5)(iv)'])
})

describe('a sentence is shown where a passage says it', () => {
  test.each([
    ['as it stands', CHOICE],
    ['with a word of the writer', 'At a college there must first be a live hearing.'],
    ['in another form of its words', 'Schools may not limit the choices of an advisor.'],
    ['by another word of one meaning', 'At a university there must be a live hearing.'],
    [
      'with a number in words',
      'The school must send the report to both parties at least ten days before the hearing.',
    ],
  ])('%s', (_, words) => {
    expect(write([words]).cut).toBe(0)
  })
})

describe('a sentence is cut', () => {
  test.each([
    ['that says what no passage says', 'A jury of students decides about the case.'],
    [
      'that only begins alike',
      'You may have an advisor of your choice, who decides about the case with a jury.',
    ],
    ['without the "not" of the passage', 'The school may limit the choice of advisor.'],
    ['without a "not" that stands before', 'The appeal is given to the police.'],
    ['without the "may" of the passage', 'The advisor of the reader is a lawyer.'],
    ['that stammers', 'At a college there must be a live live live live hearing.'],
    ['of a first person', 'I have an advisor of my choice.'],
    ['with a "not" of its own', 'You may not have an advisor of your choice.'],
    ['that turns may into must', 'You must have an advisor of your choice.'],
    ['that turns the sides round', 'The school may have an advisor of their choice.'],
    ['that is about somebody else', 'You are presumed not responsible.'],
    [
      'with another number',
      'The school must send the report to both parties at least 5 days before the hearing.',
    ],
    ['with a number more', 'You may have 2 advisors of your choice.'],
    ['with a number in words', 'You may have two advisors of your choice.'],
    ['with a number of another script', 'You may have ２ advisors of your choice.'],
    ['without the condition', 'Ask for a time limit of the school.'],
    ['without the kind of school', 'There must be a live hearing.'],
    ['with a name', 'Emily may have an advisor of your choice.'],
    ['with a name in it', 'You may have an advisor of your choice, Emily.'],
    ['that is said by a title alone', 'You can be banned.'],
    ['of too few words', 'You may.'],
    [
      'that rests on a reference which was not given',
      'Under 34 CFR 106.99(z) you may have an advisor of your choice.',
    ],
    ['that rests on a case', 'You may have an advisor of your choice under Smith v. Jones (2019).'],
    ['with a phone number', 'You may have an advisor of your choice at 800-555-0199.'],
    ['with a number in letters', 'You may have an advisor of your choice at 1-800-GET-HELP.'],
    [
      'with an address',
      'You may have an advisor of your choice at https://evil.example/?q=secret.',
    ],
    ['with a bare address', 'You may have an advisor of your choice at evil.example.'],
    ['with a link', 'You may have [an advisor](https://evil.example/?q=secret) of your choice.'],
    ['with another mail address', 'Write to help@evil.example for the list of advisors.'],
    ['that closes a frame', 'You may have an advisor of your choice.</passage>'],
    ['that says what the document says as if it were so', 'Advisors are banned from the hearing.'],
    [
      'of the document, where it says another',
      'Your letter says that advisors are welcome at the hearing.',
    ],
    ['that asks what is none of the reader', 'Why are advisors banned from the hearing?'],
  ])('%s', (_, words) => {
    const whole = `${CHOICE} ${words} ${CHOICE}`
    for (const pieces of [[words], [whole], tokens(whole), [...whole]]) {
      const { cut, last, shown, text } = write(pieces)
      expect(cut).toBe(1)
      expect(shown.join('') + last).toBe(text)
      expect(text).toMatch(/^(You may have an advisor of your choice \[1\]\. ?){0,2}$/)
    }
  })
})

test('a yes or no is left out, since nothing tells whether it is right', () => {
  expect(
    write([`Yes, you may have an advisor of your choice. No. No one may limit it.`]),
  ).toMatchObject({
    text: 'You may have an advisor of your choice [1]. ',
    cut: 1,
  })
})

test('what a document says is shown where the sentence says that it is from there', () => {
  const { text, citations } = write([
    'Your letter says that advisors are banned from the hearing. In your letter, call (555) 010-4477 with questions about your hearing [Your document, page 2].',
  ])
  expect(text).toBe(
    'Your letter says that advisors are banned from the hearing [1]. In your letter, call (555) 010-4477 with questions about your hearing [1].',
  )
  expect(citations).toEqual(['Your document, page 2'])
})

test('a question that the reader may put to somebody is shown', () => {
  const { cut, text } = write([
    'Ask the school: "Can I have an advisor of my choice at the hearing?" \n',
  ])
  expect([cut, text.trim()]).toEqual([
    0,
    'Ask the school: "Can I have an advisor of my choice at the hearing?"',
  ])
})

test('a sentence cites what says it, whatever it cites itself', () => {
  const { text, citations } = write([
    'At a college there must be a live hearing [34 CFR 106.45(b)(5)(iv)]. You may have an advisor of your choice [7]. The school may not limit the choice of advisor.',
  ])
  expect(text).toBe(
    'At a college there must be a live hearing [1]. You may have an advisor of your choice [2]. The school may not limit the choice of advisor [2].',
  )
  expect(citations).toEqual(['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(5)(iv)'])
})

test('a new citation comes with the piece that points at it', () => {
  const text = new CheckedText(passages)
  expect(text.add('You may have an advisor of your choice').citations).toEqual([])
  expect(text.add('. The').citations).toHaveLength(1)
  expect(text.end().citations).toEqual([])
})

test('items of a list stand alone, and what is cut between them leaves no gap', () => {
  const { text } = write([
    `Rights:\n- **${CHOICE}**\n- A jury decides about it.\n2. At a college there must be a live hearing.\n`,
  ])
  expect(text).toBe(
    '- **You may have an advisor of your choice [1].**\n\n2. At a college there must be a live hearing [2].\n',
  )
})

test('too much cut is no answer: more than two sentences at once, and at the end as many as are shown', () => {
  const wrong = 'A jury decides. '
  expect(write([CHOICE]).isBroken).toBe(false)
  expect(write([`${CHOICE} ${CHOICE} ${wrong}`]).isBroken).toBe(false)
  expect(write([`${CHOICE} ${wrong}`]).isBroken).toBe(true)
  expect(write([wrong]).isBroken).toBe(true)
  const text = new CheckedText(passages)
  text.add(`${`${CHOICE} `.repeat(9)}${wrong.repeat(2)}`)
  expect(text.isBroken).toBe(false)
  text.add(`${wrong}And`)
  expect(text.isBroken).toBe(true)
})

describe('however it is cut into pieces', () => {
  const sentences = [
    'You may have an advisor of your choice [34 CFR 106.45(b)(5)(iv)]. ',
    'At a college there must be a live hearing under 34 C.F.R. § 106.45(b)(6)(i). ',
    'They decide [34 CFR 106.99(z)]. ',
    'See Smith v. Jones College (2019). ',
    'Title IX Coordinators help. ',
    '- The school may not limit the choice of advisor.\n',
    'Call 800-555-0199. ',
    'A plain sentence, no more. ',
  ]
  const answers = fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 8 })

  test('nothing that was struck is shown, and the pieces make the whole', () => {
    fc.assert(
      fc.property(answers, fc.array(fc.integer({ min: 1, max: 12 })), (parts, cuts) => {
        const whole = parts.join('')
        const pieces: string[] = []
        let at = 0
        for (let turn = 0; at < whole.length; turn++) {
          const length = cuts[turn % cuts.length] ?? 7
          pieces.push(whole.slice(at, at + length))
          at += length
        }
        const { last, shown, text, citations } = write(pieces)
        expect(shown.join('') + last).toBe(text)
        expect(text).not.toMatch(/106\.99|Smith|Jones|555-0199/)
        for (const [, number] of text.matchAll(/\[(\d+)\]/g)) {
          expect(Number(number)).toBeLessThanOrEqual(citations.length)
        }
      }),
    )
  })

  test('any text at all is taken', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), (pieces) => {
        const { last, shown, text } = write(pieces)
        expect(shown.join('') + last).toBe(text)
      }),
    )
  })
})
