import { expect, test } from 'vitest'
import { onePage } from '../../document/documentText.ts'
import { readDocument } from '../../document/reading.ts'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { audienceOf } from './audienceOf.ts'

const audience = (text: string) => audienceOf(readDocument(onePage(text)))

test('K10 a college is told by its words, a school district by its own', () => {
  expect(audience('Lark University\n\nThe Dean will see you in your residence hall.')).toBe(
    'postsecondary',
  )
  expect(
    audience('Lark School District\n\nTo the parents of Bo, grade 7: the principal called.'),
  ).toBe('k12')
})

test('K10 a high school that a college letter mentions does not make it K-12', () => {
  const text =
    'Lark University\nDean of Students\n\nThe University knows that you met the student in high school. The College of Arts will help.'
  expect(audience(text)).toBe('postsecondary')
})

test('K10 a street called College tells nothing', () => {
  expect(audience('Send it to 14 College Avenue.')).toBeNull()
})

test.each([
  'The police told the district attorney. The district attorney may call you.',
  'A U.S. District Court set the 2024 rule aside. A district judge had blocked it before.',
])('K10 courts and prosecutors of a district do not make a college K-12: %s', (words) => {
  expect(audience(`Lark College\n\nDear Ana,\n\n${words}`)).toBe('postsecondary')
  expect(audience(words)).toBeNull()
})

test('K10 what stands in the middle of a very long document tells nothing', () => {
  const filler = 'The panel heard a witness. '.repeat(1200)
  const middle = 'The principal called the parents of the grade 7 student. '.repeat(5)
  expect(audience(`Lark University.\n\n${filler}${middle}${filler}`)).toBe('postsecondary')
})

test('K10 neither is told where both are named about as often', () => {
  expect(audience('The college and the high school agree. College. High school.')).toBeNull()
})

test('K10 on letters of our own that come from a school, at least nineteen of twenty are told', () => {
  const letters = [...tuneLetters, ...heldOutLetters].filter((letter) => letter.audience !== null)
  const right = letters.filter((letter) => audience(letter.text) === letter.audience)
  expect(right.length / letters.length).toBeGreaterThanOrEqual(0.95)
})
