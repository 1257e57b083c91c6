/** Wordings of letters by a writer who had not seen the rules: what must be raised, and what only looks like it. */
import { expect, test } from 'vitest'
import { checkRules } from '../checkRules.ts'
import type { Facts } from '../facts.ts'
import { factsOf } from '../fixtures/factsOf.ts'
import type { DocumentType } from '../report.ts'
import { rules } from './index.ts'

function idsIn(docType: DocumentType, text: string, given: Partial<Facts> = {}): string[] {
  const facts = factsOf(text, { docType, ...given })
  return checkRules(rules, facts)
    .issues.filter(({ kind }) => kind !== 'ask')
    .map(({ id }) => id)
}

function dateIn(text: string, words: string, iso: string): Facts['dates'][number] {
  const start = text.indexOf(words)
  const end = start + words.length
  return { text: words, iso, meaning: 'event', what: '', page: 1, start, end }
}

test('HRG-06 a room that the two need not share is no refusal of separate rooms, one that they have to share is', () => {
  const ids = (words: string) =>
    idsIn('hearing_notice', `The hearing will be held by video. ${words}`)
  expect(
    ids('Ana asked for this so that the two of you would not have to share a room.'),
  ).not.toContain('HRG-06')
  expect(
    ids(
      'It lets the two of you speak without being made to share a room, and you need not share a waiting room.',
    ),
  ).not.toContain('HRG-06')
  expect(ids('The two of you will have to share a room.')).toContain('HRG-06')
  expect(ids('The two of you have to share a room.')).toContain('HRG-06')
})

test('NOA-09 an advisor who need not be an attorney is of free choice, one who must not be an attorney is not', () => {
  const ids = (words: string) => idsIn('notice_of_allegations', words)
  expect(
    ids(
      'You may be accompanied by an advisor of your choosing, who may be but need not be an attorney.',
    ),
  ).not.toContain('NOA-09')
  expect(ids('You may be accompanied by an advisor, who must not be an attorney.')).toContain(
    'NOA-09',
  )
})

test('HRG-09 failing to keep an order says nothing on absence, failing to attend does', () => {
  const ids = (words: string) => idsIn('hearing_notice', words)
  expect(ids('Failure to comply with this order will be treated as misconduct.')).not.toContain(
    'HRG-09',
  )
  expect(ids('Refusal to return the file will be held against you.')).not.toContain('HRG-09')
  expect(ids('Your failure to come in person will be treated as an admission.')).toContain('HRG-09')
  expect(ids('Silence will be held against you.')).toContain('HRG-09')
})

test('RPT-06 a promise that nothing is held against a party puts no burden on one', () => {
  const ids = (words: string) => idsIn('written_determination', words)
  expect(
    ids('Nothing about your complaint, or this result, will be held against you.'),
  ).not.toContain('RPT-06')
  expect(
    ids('We asked for your phone. That you kept it will not be held against you.'),
  ).not.toContain('RPT-06')
  expect(
    ids('The respondent offered nothing else. The point must be resolved against him.'),
  ).toContain('RPT-06')
})

test('DIS-02 a matter that is closed with some steps is not dismissed for them', () => {
  const ids = (words: string) => idsIn('dismissal_notice', words)
  expect(ids('This matter is closed, with two steps.')).not.toContain('DIS-02')
  expect(ids('After two missed calls, this matter is closed.')).toContain('DIS-02')
})

test('NOA-03 a confidential student record hides no name, a confidential student does', () => {
  const ids = (words: string) => idsIn('notice_of_allegations', words)
  expect(ids('The investigation file is a confidential student record.')).not.toContain('NOA-03')
  expect(ids('A confidential student has filed this complaint against you.')).toContain('NOA-03')
})

test('NOA-08 a decision once the whole process has been completed is one at its end', () => {
  const ids = (words: string) => idsIn('notice_of_allegations', words)
  const whose =
    'The decision about whether Tom is responsible will be made by Dr. Lamar Quigg, Assistant Superintendent for the Northern District,'
  expect(ids(`${whose} once the whole process has been completed.`)).not.toContain('NOA-08')
  expect(ids(`${whose} once the interviews have been completed.`)).toContain('NOA-08')
})

test('APP-06 the grounds on which anyone may appeal are no reasons for the result', () => {
  const bases =
    'Under the Policy, either party may appeal because of a procedural irregularity that affected the outcome or new evidence that was not reasonably available at the time.'
  const ids = (words: string) =>
    idsIn('appeal_decision', `${bases} The board has read your appeal. ${words}`)
  expect(ids('The appeal is denied and the determination stands.')).toContain('APP-06')
  expect(
    ids('The appeal is denied because the log shows that you had the file in May.'),
  ).not.toContain('APP-06')
})

test('APP-03 a board of which the coordinator is one decides no appeal, one that she appointed may', () => {
  const ids = (words: string) =>
    idsIn(
      'appeal_decision',
      `Your appeal was considered on May 5 by a board of three${words}. The appeal is denied.`,
    )
  expect(
    ids(
      ': Associate Dean Roland Otis of the College of Arts, Professor Mei-Lin Wren of Chemistry, and Blythe Conover, the Title IX Coordinator',
    ),
  ).toContain('APP-03')
  expect(
    ids(
      ' whom the Title IX Coordinator had appointed: Dean Roland Otis, Professor Mei-Lin Wren and Blythe Conover',
    ),
  ).not.toContain('APP-03')
})

test('DET-11 a decision that an appeal does not alter is final too early, also under the heading of appeals', () => {
  const ids = (words: string) =>
    idsIn('written_determination', `Appeal. Either party may appeal within ten days. ${words}`)
  expect(
    ids(
      "This determination is final as of today's date, and an appeal does not alter its finality.",
    ),
  ).toContain('DET-11')
  expect(ids('The decision on the appeal is final.')).not.toContain('DET-11')
})

test('HRG-03 a hearing notice that encloses the report is too late a week before its date and time', () => {
  const text = `November 9, 2026\n\nNotice of Live Hearing\n\nDATE AND TIME: Monday, November 16, 2026, 9:00 a.m.\n\nReport. The investigative report is enclosed with this letter.`
  const ids = (letterDate: string) =>
    idsIn('hearing_notice', text, {
      letterDate,
      dates: [dateIn(text, 'November 16, 2026', '2026-11-16')],
    })
  expect(ids('2026-11-09')).toContain('RPT-03')
  expect(ids('2026-11-06')).not.toContain('RPT-03')
})

test('DIS-02 the answer to a complaint of retaliation is no dismissal of a formal complaint', () => {
  const letter = (of: string) =>
    `Pemberton Lakes University\nOffice of Equity and Title IX\n\nDear Jolie,\n\nRe: Your ${of}\n\nI spoke with you and with the coach, and I looked at the travel lists. You had been a witness in a Title IX case. We conclude that the list followed the scores.\n\nThis matter is closed.\n\nSincerely,\nStellan Brooke\nTitle IX Coordinator`
  expect(factsOf(letter('retaliation complaint of August 25, 2026')).docType).toBe('other')
  expect(factsOf(letter('formal complaint of August 25, 2026')).docType).toBe('dismissal_notice')
})
