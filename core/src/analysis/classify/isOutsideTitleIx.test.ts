import { expect, test } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { isOutsideTitleIx } from './isOutsideTitleIx.ts'

const of = (text: string) =>
  isOutsideTitleIx(readDocument(onePage(text)), 'notice_of_meeting_or_interview')

test.each(['Seven late arrivals, and truck 17 for an errand.', 'A keg, and noise in quiet hours.'])(
  'a letter without a word of such a case is outside: %s',
  (text) => expect(of(text)).toBe(true),
)

test.each([
  'Case TIX-25-0417: interview.',
  'You are the Respondent.',
  'It is alleged that you groped or harassed her.',
])('one word of it is enough not to be: %s', (text) => expect(of(text)).toBe(false))

test('a policy is never outside for its words', () => {
  expect(isOutsideTitleIx(readDocument(onePage('Rent.')), 'school_policy')).toBe(false)
})
