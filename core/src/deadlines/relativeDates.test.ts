import { describe, expect, it } from 'vitest'
import { datesIn, inLetter, short } from './fixtures/inLetter.ts'

describe('D5 dates told by their distance', () => {
  it.each([
    ['You may return tomorrow.', '2026-05-05 event'],
    ['Please answer by Friday.', '2026-05-08 deadline'],
    ['Please call by Wednesday to confirm.', '2026-05-06 deadline'],
    ['Let us meet this Thursday.', '2026-05-07 event'],
    ['Let us meet on Thursday of next week.', '2026-05-14 event'],
    ['Please answer by the end of the day tomorrow.', '2026-05-05 deadline'],
    ['Send it no later than a week from today.', '2026-05-11 deadline'],
    ['We spoke yesterday.', '2026-05-03 event'],
  ])('%s', (sentence, date) => {
    expect(short(inLetter(sentence))).toEqual([date])
  })

  it('say what they were counted from', () => {
    expect(inLetter('Please answer by Friday.')[0]?.computedFrom).toBe(
      'Counted from the letter of May 4, 2026.',
    )
  })

  it.each([
    ['next, which may be this week or the one after', 'Let us meet next Thursday.'],
    ['the letter’s own weekday', 'Please answer by Monday.'],
    ['a habit', 'We are open Monday to Friday and on Mondays.'],
    ['somebody else’s words', 'He wrote, "see you tomorrow, by Friday at the latest".'],
    ['a day of every week', 'You asked that he be taken out of the Thursday skills lab.'],
  ])('are left out for %s', (_why, sentence) => {
    expect(inLetter(sentence)).toEqual([])
  })

  it.each([
    'Today is the tenth day before the hearing.',
    'She will write to you to arrange a first interview no sooner than ten days from today.',
  ])('name no hearing where the day is only counted: %s', (sentence) => {
    expect(inLetter(sentence).map(({ iso }) => iso)).not.toContain('2026-05-04')
  })

  it('are none where days are only counted from them', () => {
    const text = 'You may appeal by May 18, 2026 (nine business days, counting from tomorrow).'
    expect(inLetter(text).map(({ iso }) => iso)).not.toContain('2026-05-05')
  })

  it('are left out where the letter has no date', () => {
    expect(datesIn('Please answer by Friday, or tomorrow.')).toEqual([])
  })
})
