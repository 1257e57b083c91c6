import { expect, test } from 'vitest'
import { paperNamed } from './paperNamed.ts'

const words = '{Paper} keeps the evidence from you. The notice must say that you may see it.'

test('a text names a notice, a decision and the like as the letter', () => {
  expect(paperNamed(words, 'notice_of_allegations')).toMatch(/^The letter keeps/)
  expect(paperNamed(words, 'written_determination')).toMatch(/^The letter keeps/)
})

test('a text names a report and a policy as what they are', () => {
  expect(paperNamed(words, 'investigative_report')).toMatch(/^The report keeps/)
  expect(paperNamed(words, 'school_policy')).toMatch(/^The policy keeps/)
})

test('words without a place for the name stay as they are', () => {
  expect(paperNamed('The policy sets a rule.', 'hearing_notice')).toBe('The policy sets a rule.')
})
