import { crisisLines } from '@hub/core/knowledge/crisisLines'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneLinks } from './phoneLinks.ts'

const links = (text: string, trusted = false) =>
  phoneLinks(text, trusted).flatMap((part) => (typeof part === 'string' ? [] : [part]))

test.each([
  ['Call 911.', [{ words: '911', href: 'tel:911' }]],
  ['Call or text 988, day and night', [{ words: '988', href: 'tel:988' }]],
  [
    '988; Text 988',
    [
      { words: '988', href: 'tel:988' },
      { words: 'Text 988', href: 'sms:988' },
    ],
  ],
  ['Or text HOME to 741741', [{ words: 'text HOME to 741741', href: 'sms:741741?&body=HOME' }]],
  [
    'texting “home” to 741741',
    [{ words: 'texting “home” to 741741', href: 'sms:741741?&body=HOME' }],
  ],
  ['The lifeline (988)', [{ words: '988', href: 'tel:988' }]],
  ['HOME to 741741', [{ words: 'HOME to 741741', href: 'sms:741741?&body=HOME' }]],
  ['RAINN: 800-656-4673', [{ words: '800-656-4673', href: 'tel:+18006564673' }]],
  ['(800) 656-4673', [{ words: '(800) 656-4673', href: 'tel:+18006564673' }]],
])('links the crisis lines in %j', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test.each([
  'In 1988 and 1911.',
  'See 106.988 and 988.5.',
  'It cost $911.',
  'Section 911(a) of 20 U.S.C. 988-b',
  'https://a.example/988/911',
  '1234-800-656-4673',
  '800-656-46735',
  'text you to 12',
  'They sent letters to 20002.',
])('leaves %j alone', (text) => {
  expect(links(text, true)).toEqual([])
})

test('other numbers are links only where the guide wrote them', () => {
  const text = 'Call OCR at 800-421-3481 or text HELP to 12345.'
  expect(links(text)).toEqual([])
  expect(links(text, true).map(({ href }) => href)).toEqual([
    'tel:+18004213481',
    'sms:12345?&body=HELP',
  ])
})

test('every way of every crisis line is found by its own words', () => {
  const ways = crisisLines.flatMap(({ ways }) => ways)
  expect(ways.length).toBeGreaterThan(5)
  for (const { label, href } of ways)
    expect(links(`So: ${label}!`)).toEqual([{ words: label, href }])
})

test('no word of the text is lost or changed', () => {
  const piece = fc.constantFrom('988', 'text ', 'HOME to ', '741741', '800-656-4673', ' ', '.', 'a')
  fc.assert(
    fc.property(fc.array(piece), fc.boolean(), (pieces, trusted) => {
      const text = pieces.join('')
      const words = phoneLinks(text, trusted).map((part) =>
        typeof part === 'string' ? part : part.words,
      )
      expect(words.join('')).toBe(text)
    }),
  )
})
