import { expect, it } from 'vitest'
import { leans } from './leans.ts'

it.each([
  'At any time before that, any party has the right to withdraw.',
  'It may be in an enclosure or in another letter.',
  'The same goes for what was not used.',
  'They need not be shown to be equal.',
])('A45: "%s" stands only behind another statement', (text) => {
  expect(leans(text)).toBe(true)
})

it.each([
  'This guide covers the federal rule.',
  'The rule does not set a number of days.',
  'That school must send written notice.',
  'Before the first interview you must get a notice.',
])('A45: "%s" may stand first', (text) => {
  expect(leans(text)).toBe(false)
})
