import { describe, expect, it } from 'vitest'
import { inLetter } from './fixtures/inLetter.ts'

const general = 'If a deadline falls on a weekend or holiday, it moves to the next business day.'
const deadlines = (body: string) =>
  inLetter(body, { 'June 12': 'hearing' }).filter(({ meaning }) => meaning === 'deadline')

// The letter is of Monday, May 4, 2026; May 16 is a Saturday, May 25 is Memorial Day.
describe('D17 deadlines on a weekend or holiday', () => {
  it.each([
    [12, 'May 16, 2026 is a Saturday', '2026-05-18'],
    [13, 'May 17, 2026 is a Sunday', '2026-05-18'],
    [19, 'May 23, 2026 is a Saturday', '2026-05-26'],
    [21, 'May 25, 2026 is a federal holiday', '2026-05-26'],
  ])('are moved where the document moves them: %i days', (days, told, iso) => {
    const [found] = deadlines(`Appeal within ${days} calendar days of this letter.\n\n${general}`)
    expect(found).toMatchObject({
      iso,
      computedFrom: `${days} calendar days counted from the letter of May 4, 2026. ${told}, and the document moves such a deadline to the next business day. The school’s own closing days may move it.`,
    })
  })

  it.each([
    [
      'When the last day of a period falls on a Saturday, Sunday or legal holiday, the period runs until the next business day.',
      '2026-05-18',
    ],
    [
      'Deadlines falling on a weekend will be extended to the following business day.',
      '2026-05-18',
    ],
    [
      'If the twelfth day is on a weekend, the appeal is due on the next working day.',
      '2026-05-18',
    ],
    ['If a due date falls on a non-business day, it is due the next business day.', '2026-05-18'],
    ['Items are due the next business day if the deadline falls on a weekend.', '2026-05-18'],
    ['If any deadline falls on a weekend, it moves to the preceding business day.', '2026-05-15'],
    [
      'If any deadline falls on a weekend, it will not move to the next business day.',
      '2026-05-16',
    ],
    ['If any deadline falls on a holiday, it moves to the next business day.', '2026-05-16'],
    ['The office is closed on weekends and reopens on the next business day.', '2026-05-16'],
  ])('whatever the words: %s', (words, iso) => {
    const text = `Appeal within 12 calendar days of this letter. ${words}`
    expect(deadlines(text).map((one) => one.iso)).toEqual([iso])
  })

  it('stay where nothing moves them, and the rule says the day', () => {
    expect(deadlines('Appeal within 12 calendar days of this letter.')[0]).toMatchObject({
      iso: '2026-05-16',
      computedFrom:
        '12 calendar days counted from the letter of May 4, 2026. May 16, 2026 is a Saturday: ask whether that moves it.',
    })
    const schools =
      'If a deadline falls on a university holiday, it moves to the next business day.'
    expect(deadlines(`Appeal within 21 calendar days of this letter. ${schools}`)[0]).toMatchObject(
      {
        iso: '2026-05-25',
        computedFrom: expect.stringContaining('is a federal holiday: ask whether'),
      },
    )
  })

  it('stay where words speak of another one', () => {
    const other = 'If the fifth day falls on a weekend, that list is due the next business day.'
    const text = `Appeal within 12 calendar days of this letter.\n\nSomething else is said here.\n\n${other}`
    expect(deadlines(text).map((one) => one.iso)).toEqual(['2026-05-16'])
  })

  it('stay where they are counted back, as a later day may be too late', () => {
    const text = `The hearing is on June 12. Send papers 5 calendar days before the hearing. ${general}`
    expect(deadlines(text)[0]).toMatchObject({
      iso: '2026-06-07',
      computedFrom: expect.stringContaining('Ask whether it moves this one.'),
    })
  })

  it('are kept as written where the document writes them, with a remark', () => {
    expect(deadlines(`Your answer is due by May 16. ${general}`)[0]).toMatchObject({
      iso: '2026-05-16',
      remark:
        'May 16, 2026 is a Saturday. The document moves such a deadline to the next business day, May 18, 2026. Ask the coordinator whether it moves this one.',
    })
    expect(deadlines('Your answer is due by May 16.')[0]?.remark).toBeUndefined()
    expect(deadlines(`Your answer is due by May 15. ${general}`)[0]?.remark).toBeUndefined()
  })
})
