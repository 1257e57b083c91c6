import { describe, expect, test } from 'vitest'
import { onePage } from '../document/documentText.ts'
import { timesOf } from '../reader/fixtures.ts'
import { analyze } from './analyze.ts'
import { analyzed, readerOf } from './fixtures/analyzed.ts'

const letter = `Ashgrove College
Title IX Office

March 2, 2026

Dear Mr. Vane,

Notice of allegations

You are the respondent. This letter is your written notice that Ms. Orr filed a formal complaint on February 24, 2026. It alleges that on February 20, 2026 in Weld Hall you touched her without consent.

You may have an advisor, but attorneys may not attend. You may not discuss the allegations with anyone.

Your interview is on March 12, 2026 at 10 a.m. in Room 4.`

describe('analyze', () => {
  test('every finding and date of a report is the text between its offsets', async () => {
    const { dates, keyFindings } = await analyzed(letter, 'notice_of_allegations')
    expect(keyFindings.length).toBeGreaterThan(1)
    for (const { end, quote, start } of keyFindings) expect(letter.slice(start, end)).toBe(quote)
    expect(dates.length).toBeGreaterThan(1)
    for (const { end, start, text } of dates) expect(letter.slice(start, end)).toBe(text)
  })

  test.each(['', ' \n\n ', '.', '|||', '\u0000', 'a'.repeat(50_000), '( ( ( ".”'])(
    'a text without a letter in it is another document, without a score: %#',
    async (text) => {
      const report = await analyzed(text)
      expect(report).toMatchObject({ docType: 'other', potentialIssues: [], dates: [] })
      expect(report.compliance.score).toBeNull()
    },
  )

  test('a length of time is named for what the reader says that it is about', async () => {
    const reader = readerOf('notice_of_allegations')
    const telling = { ...reader, times: timesOf(['finish'], 'school') }
    const whatOf = async (model: typeof reader) => {
      const words = `${letter}\n\nThe process, other than any appeal, ends within 90 days.`
      const { dates } = await analyze(onePage(words), model)
      return dates.find(({ meaning }) => meaning === 'period')?.what
    }
    expect(await whatOf(reader)).toMatch(/^“The process/)
    expect(await whatOf(telling)).toContain('Time for the whole process')
  })

  test('a paper that is not of a case has no standard of evidence', async () => {
    const bill =
      'Invoice\n\nAmount due: $40. The court used the preponderance of the evidence standard.'
    expect(await analyzed(bill)).toMatchObject({ docType: 'other', standardOfEvidence: null })
  })
})

test('D11 a weekday beside its date is read with it, and not as a day of its own', async () => {
  const reader = readerOf('notice_of_allegations')
  const windows: number[][] = []
  const { encoder } = reader.times
  const watched = {
    ...encoder,
    encode: (some: readonly (readonly number[])[]) => {
      windows.push(...some.map((ids) => [...ids]))
      return encoder.encode(some)
    },
  }
  const text = 'It is sent by Tuesday, December 1, 2026.'
  await analyze(onePage(text), { ...reader, times: { ...reader.times, encoder: watched } })
  // The words between the two masks, as the lengths of words.
  const read = windows.map((ids) => ids.slice(ids.indexOf(-3) + 1, ids.lastIndexOf(-3)).length)
  expect(read.filter((words) => words > 0)).toEqual([4])
})
