/** Plain wordings that grant what the rule asks for, beside near ones that do not. */
import { expect, test } from 'vitest'
import { checkRules } from '../checkRules.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import type { DocumentType } from '../report.ts'
import { rules } from './index.ts'

function idsIn(docType: DocumentType, text: string): string[] {
  const facts = factsOf(text, { docType, audience: 'postsecondary' })
  return checkRules(rules, facts)
    .issues.filter(({ kind }) => kind !== 'ask')
    .map(({ id }) => id)
}

test('MTG-05 an advisor who may not answer for a party may come, one who may not bring one is refused', () => {
  const ids = (words: string) => idsIn('notice_of_meeting_or_interview', words)
  expect(ids('Your advisor may whisper to you. He may not answer in your stead.')).not.toContain(
    'MTG-05',
  )
  expect(ids('The complainant may bring an advisor; the respondent may not.')).toContain('MTG-05')
})

test('MTG-07 a party who is not asked for silence is free, one who is asked is not', () => {
  const ids = (words: string) => idsIn('written_determination', `This is about the case. ${words}`)
  expect(ids('Neither of you is asked to keep silent.')).not.toContain('MTG-07')
  expect(ids('Both of you are asked to keep silent.')).toContain('MTG-07')
  expect(
    ids('It does not show that she told an untruth, and no one will be disciplined for it.'),
  ).not.toContain('MTG-07')
  expect(ids('Talking about the case with friends will be disciplined.')).toContain('MTG-07')
})

test('NOA-07 the view that the respondent did not do it is the presumption, no view is not', () => {
  const ids = (words: string) =>
    idsIn('notice_of_allegations', `${words} You may bring an advisor.`)
  expect(
    ids('The college starts, and stays, with the view that Mr. Rusk did not do what is alleged.'),
  ).not.toContain('NOA-07')
  expect(ids('The college starts with the interviews.')).toContain('NOA-07')
})

test('NOA-10 a question on the evidence that is answered with yes grants it, with no does not', () => {
  const ids = (words: string) => idsIn('notice_of_allegations', words)
  const asked = 'Here is what you asked. Will I see what you collect?'
  expect(ids(`${asked} Yes, all of it, before the report.`)).not.toContain('NOA-10')
  expect(ids(`${asked} No, the office reads it.`)).toContain('NOA-10')
})

test('MTG-02 MTG-03 a list of who comes and what for is enough, a time and a room are not', () => {
  const when = 'Please come to an interview.\nWhen: March 12, 2026, at 1:30 p.m. in the annex.\n'
  const told = idsIn(
    'notice_of_meeting_or_interview',
    `${when}Who: you; whichever advisor you bring on the day; me.\nWhat for: an interview on the evening of January 31.`,
  )
  expect(told).not.toContain('MTG-02')
  expect(told).not.toContain('MTG-03')
  const untold = idsIn('notice_of_meeting_or_interview', when)
  expect(untold).toContain('MTG-02')
  expect(untold).toContain('MTG-03')
})

test('DET-05 a rule that treats such conduct as harassment is applied, a rule that is named is not', () => {
  const ids = (words: string) => idsIn('written_determination', words)
  expect(ids('Policy 4 treats repeated touching as sexual harassment.')).not.toContain('DET-05')
  expect(ids('A copy of Policy 4 is on our web site.')).toContain('DET-05')
})

test('DET-06 what could not be told is a reason, a bare result is none', () => {
  const ids = (words: string) => idsIn('written_determination', words)
  expect(ids('Not responsible. I cannot tell who sent the pictures.')).not.toContain('DET-06')
  expect(ids('Not responsible. The case is closed.')).toContain('DET-06')
})
