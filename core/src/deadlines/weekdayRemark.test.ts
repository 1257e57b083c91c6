import { describe, expect, it } from 'vitest'
import { datesIn, inLetter } from './fixtures/inLetter.ts'

const remarks = (body: string) => inLetter(body).map(({ iso, remark }) => [iso, remark])
const misfit =
  'The weekday and the date do not fit: June 10, 2026 is a Wednesday. Ask the coordinator which is meant.'

describe('D16 a weekday that does not fit', () => {
  it('is no doubt where the nearest such day has it', () => {
    expect(remarks('They are to answer what was sent on Friday, April 17.')).toEqual([
      ['2026-04-17', undefined],
    ])
  })

  it.each([
    'The hearing is on Tuesday, June 10, 2026.',
    'The hearing is on Sunday, June 10.',
    'The hearing is on June 10, 2026 (Tuesday).',
    'The hearing is on June 10, 2026, a Tuesday.',
    'The hearing is on 10 June 2026 (Tue).',
    'The hearing is on Tues., 6/10/2026.',
    'The hearing is on 06/10/2026 (Tuesday).',
    'The hearing is on 2026-06-10 (Tuesday).',
    'the hearing is tue june 10, 2026',
    'Hearing | Tuesday, June 10, 2026 | Room 2',
  ])('is told, and the date is kept as written: %s', (sentence) => {
    expect(remarks(sentence)).toEqual([['2026-06-10', misfit]])
  })

  it.each([
    'The hearing is on Wednesday, June 10, 2026.',
    'The hearing is on June 10, 2026 (Wednesday).',
    'The office is open Monday through Friday, June 10, 2026 included.',
    'Interviews are on Tuesday and Wednesday, June 9 and 10, 2026.',
    'The panel sat June 10, 2026.',
    'The hearing is on June 10, 2026.',
  ])('is not told of one that fits, or is not of that date: %s', (sentence) => {
    expect(remarks(sentence).map(([, remark]) => remark)).not.toContain(misfit)
    expect(remarks(sentence)).toContainEqual(['2026-06-10', undefined])
  })

  it('stays with the date where others mention it too', () => {
    expect(
      remarks('The hearing is on June 10, 2026. Come to the hearing on Tuesday, June 10, 2026.'),
    ).toEqual([['2026-06-10', misfit]])
    expect(
      inLetter('Reply by June 10, 2026. Tuesday, June 10, 2026.').map(({ meaning, remark }) => [
        meaning,
        remark,
      ]),
    ).toEqual([['deadline', misfit]])
  })

  it('goes over to the days that are counted from that date', () => {
    const counted =
      'It is counted from June 10, 2026, and there the weekday and the date do not fit. Ask the coordinator which is meant.'
    expect(
      remarks('Send papers 5 calendar days before the hearing on Tuesday, June 10, 2026.'),
    ).toEqual([
      ['P5D', undefined],
      ['2026-06-05', counted],
      ['2026-06-10', misfit],
    ])
    expect(
      datesIn('Tuesday, June 10, 2026\n\nAppeal within 5 calendar days of this letter.').at(-1),
    ).toMatchObject({ iso: '2026-06-15', remark: counted })
  })

  it.each([
    ['Tuesday', '2025-06-10', 'June 10, 2025 is a Tuesday'],
    ['Thursday', '2027-06-10', 'June 10, 2027 is a Thursday'],
  ])('is told where it alone tells a year that is further off: %s', (weekday, iso, told) => {
    expect(remarks(`The hearing will be held on ${weekday}, June 10.`)).toEqual([
      [
        iso,
        `No year is written. ${told}, June 10, 2026 is a Wednesday. Ask the coordinator which is meant.`,
      ],
    ])
  })

  it.each(['We met on Friday, May 1.', 'We met on Thursday, June 12.', 'Incident: Friday, May 1'])(
    'is not told of the past: %s',
    (sentence) => {
      expect(remarks(sentence)).toMatchObject([[expect.any(String), undefined]])
    },
  )
})
