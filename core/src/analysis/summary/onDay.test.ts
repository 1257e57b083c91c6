import { describe, expect, it, test } from 'vitest'
import { readingGrade } from '../../text/readingGrade.ts'
import { analyzed } from '../fixtures/analyzed.ts'
import { earliestDayOnEarth, passedOnDay, saidOnDay, summaryOnDay } from './onDay.ts'

const letter = (words: string, date = 'March 3, 2026\n\n') =>
  analyzed(`Lark University\n\n${date}Dear Parties,\n\n${words}`, 'hearing_notice')

const toNote = [
  { iso: '2026-03-20', meaning: 'deadline', what: 'Written questions are due' },
  { iso: '2026-04-02', meaning: 'event', what: 'Hearing' },
] as const
const hearing = { docType: 'hearing_notice', dates: toNote, toNote } as const

describe('S6 what is said of the dates on the day that a report is shown', () => {
  it.each(['2026-03-03', '2026-03-19', '2026-03-20'])('nothing while it is ahead: %s', (today) => {
    expect(saidOnDay(hearing, today)).toBe('')
    expect(passedOnDay(hearing, today)).toBe('')
  })

  it.each(['2026-03-21', '2026-04-02'])(
    'that it has passed, and the next one that has not: %s',
    (today) => {
      const said = saidOnDay(hearing, today)
      expect(said).toContain('March 20, 2026 has passed.')
      expect(said).toContain('The next date still ahead is April 2, 2026 (hearing)')
      expect(passedOnDay(hearing, today)).toBe('March 20, 2026 has passed.')
      expect(readingGrade(said)).toBeLessThanOrEqual(8)
    },
  )

  it('that it has passed in place of the sentence that names it', () => {
    const report = {
      ...hearing,
      summary:
        'This looks like a notice. The first date to note after this letter is March 20, 2026 (written questions are due). We could not tell more.',
    }
    expect(summaryOnDay(report, '2026-03-20')).toBe(report.summary)
    expect(summaryOnDay(report, '2026-03-21')).toBe(
      'This looks like a notice. We could not tell more.',
    )
  })

  it('that there is no later one, and what can still be done', () => {
    expect(saidOnDay(hearing, '2027-01-01')).toBe(
      'March 20, 2026 has passed. We found no other date to note that is still ahead. Ask the school in writing what you can still do.',
    )
  })

  it('a day that the letter calls off is never the next one', async () => {
    const report = await letter(
      'Written questions are due by March 10, 2026. The hearing set for March 20, 2026 is canceled. It is now on April 2, 2026 at 9 a.m. Questions at the live hearing are asked by advisors.',
    )
    const said = saidOnDay(report, '2026-03-12')
    expect(said).toContain('March 10, 2026 has passed.')
    expect(said).not.toContain('March 20')
    expect(said).toContain('April 2, 2026')
  })

  it('nothing where the summary names no date, or the paper is none of a case', async () => {
    expect(
      saidOnDay(await letter('A formal complaint of stalking was filed.', ''), '2030-01-01'),
    ).toBe('')
    expect(saidOnDay(await analyzed('Rent is due by March 3, 2026.'), '2030-01-01')).toBe('')
  })

  it('in a report of an earlier version the deadlines are known', () => {
    const { toNote: _, ...earlier } = hearing
    expect(saidOnDay(earlier, '2026-03-20')).toBe('')
    expect(saidOnDay(earlier, '2026-03-21')).toBe(
      'March 20, 2026 has passed. Ask the school in writing what you can still do.',
    )
  })
})

test('a date has passed for everybody only when no time zone has that day any more', () => {
  expect(earliestDayOnEarth(new Date('2026-03-21T11:59:59Z'))).toBe('2026-03-20')
  expect(earliestDayOnEarth(new Date('2026-03-21T12:00:00Z'))).toBe('2026-03-21')
})
