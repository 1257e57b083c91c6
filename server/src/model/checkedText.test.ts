import type { Passage } from '@hub/core/assistant/exchange'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CheckedText } from './checkedText.ts'

const passages: Passage[] = [
  {
    cite: '34 CFR 106.45(b)(5)(iv)',
    slug: 'who-can-be-your-advisor',
    text: 'Each side may have an advisor of their choice. Write to office@ashgrove.edu.',
  },
  { cite: '34 CFR 106.45(b)(6)(i)', slug: 'hearing', text: 'At a college there is a hearing.' },
  { cite: 'Your document, page 2', page: 2, text: 'Call (555) 010-4477 with questions.' },
]

/** What was shown after each piece, and the whole. */
function write(pieces: readonly string[]) {
  const text = new CheckedText(passages)
  const shown = pieces.map((piece) => text.add(piece).text)
  const last = text.end().text
  return { shown, last, text: text.text, citations: text.citations.map(({ cite }) => cite) }
}

const tokens = (words: string) => words.split(/(?= )/)

test('prose is shown word by word', () => {
  expect(write(['You', ' may', ' bring', ' someone.']).shown).toEqual([
    'You',
    ' may',
    ' bring',
    ' someone.',
  ])
})

test('a sentence waits from the first sign of a reference until it ends', () => {
  const pieces = tokens('You may choose [34 CFR 106.45(b)(5)(iv)]. It is free.')
  const { shown, text, citations } = write(pieces)
  expect(shown.slice(0, 3)).toEqual(['You', ' may', ' choose'])
  expect(shown.join('')).not.toContain('34')
  expect(text).toBe('You may choose [1]. It is free.')
  expect(citations).toEqual(['34 CFR 106.45(b)(5)(iv)'])
})

test('a reference that was not among the passages is never shown', () => {
  const { shown, text } = write(
    tokens('They decide [34 CFR 106.99(z)] soon. See Smith v. Jones (2019) for it. Then you wait.'),
  )
  expect([...shown, text].join('')).not.toMatch(/106\.99|Smith|Jones/)
  expect(text).toMatch(/^They decide soon\. .* Then you wait\.$/)
})

test('a citation keeps its number in the whole answer', () => {
  const { text, citations } = write([
    'One [34 CFR 106.45(b)(6)(i)]. ',
    'Two [34 CFR 106.45(b)(5)(iv)]. ',
    'Three [34 CFR 106.45(b)(6)(i)].',
  ])
  expect(text).toBe('One [1]. Two [2]. Three [1].')
  expect(citations).toEqual(['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(5)(iv)'])
})

test("a model's own numbers point to nothing and are left out", () => {
  expect(write(['First [1]. Second [34 CFR 106.45(b)(5)(iv)] [7].']).text).toBe(
    'First. Second [1].',
  )
})

test('a new citation comes with the piece that points at it', () => {
  const text = new CheckedText(passages)
  expect(text.add('You may [34 CFR 106.45(b)(5)(iv)]').citations).toEqual([])
  expect(text.add('. Then').citations).toHaveLength(1)
  expect(text.end().citations).toEqual([])
})

test.each([
  ['a phone number', 'Call 800-555-0199 now.', /555-0199/],
  ['a number in letters', 'Call 1-800-GET-HELP now.', /GET-HELP/],
  ['a short number', 'Text HELP to 55555 now.', /55555/],
  ['an address', 'See https://evil.example/?q=secret now.', /evil/],
  ['a link', 'See [this page](https://evil.example/?q=secret) now.', /evil/],
  ['a mail address', 'Write to help@evil.example now.', /evil/],
])('%s that nobody gave is left out', (_, words, wrong) => {
  for (const pieces of [[words], tokens(words), [...words]]) {
    const { shown, text } = write(pieces)
    expect(shown.join('') + text).not.toMatch(wrong)
    expect(text).toMatch(/now\.$/)
  }
})

test.each([
  'Call 988 or 911. Text HOME to 741741. Call 800-656-4673.',
  'Write to office@ashgrove.edu.',
  'See https://www.rainn.org for more.',
  'You have 10 days, from 2026-03-02 to 2026-03-12, in 2025-2026, for 500 words.',
])('known numbers and plain figures stay: %s', (words) => {
  for (const pieces of [[words], tokens(words), [...words]]) expect(write(pieces).text).toBe(words)
})

test('a number of the document stays where the sentence says that it is from there', () => {
  for (const cut of [(words: string) => [words], tokens]) {
    expect(
      write(cut('The office is at (555) 010-4477 [Your document, page 2]. Then wait.')).text,
    ).toBe('The office is at (555) 010-4477 [1]. Then wait.')
    expect(write(cut('Call (555) 010-4477. Then wait.')).text).not.toContain('4477')
  }
})

describe('however it is cut into pieces', () => {
  const sentences = [
    'You may choose [34 CFR 106.45(b)(5)(iv)]. ',
    'There is a hearing under 34 C.F.R. § 106.45(b)(6)(i). ',
    'They decide [34 CFR 106.99(z)]. ',
    'See Smith v. Jones College (2019). ',
    'Title IX Coordinators help. ',
    '- Ask in writing.\n',
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
