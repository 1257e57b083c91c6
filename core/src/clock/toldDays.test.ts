import { expect, it } from 'vitest'
import { entriesThatCount, toldDays } from './toldDays.ts'

const today = '2026-11-28'
const textsOf = (slug: string, ...texts: string[]) =>
  toldDays(texts, slug, today).map(({ text }) => text)

it('A77: the end of the school’s process and the last act are counted to the days of the OCR', () => {
  const message =
    'the last thing he did was march 14. decision was oct 2, i appealed, appeal denied november 5'
  expect(textsOf('ocr-time-limit', message)).toEqual([
    'Counted from the end of the school’s process (November 5, 2026), the 60 days end on January 4, 2027. That is in 37 days.',
    'Counted from the last act you told me of (March 14, 2026), the 180 days end on September 10, 2026. That day has passed.',
  ])
})

it('A77: a report and a hearing are told apart by calendar days and by working days', () => {
  const [text] = textsOf(
    'when-the-report-comes',
    'report emailed dec 2 at 5:15pm. hearing dec 8 at 9.',
  )
  expect(text).toContain('there are 6 days, 4 of them working days. That is fewer than the 10 days')
})

it('A77: days for evidence end by each way of counting, and the letter says which', () => {
  const [text] = textsOf('respond-to-evidence', 'I got the evidence yesterday')
  expect(text).toContain('end on December 7, 2026 if every day counts, and on December 11, 2026')
  expect(text).toContain('Your school’s letter or policy says which.')
})

it.each([
  "I've got the evidence review till the 30th",
  'I have evidence review until December 9',
  'my answer to the evidence is due December 9',
  'the evidence review ends Friday',
  'I have to answer the evidence on the 30th',
  'December 9 is the last day for the evidence',
  'evidence review on the 30th',
  'the evidence is thin, my sister came on Nov 20',
])('A77: a day until which something may be done starts nothing: "%s"', (message) => {
  expect(textsOf('respond-to-evidence', message)).toEqual([])
})

it.each([
  'they emailed me the evidence on November 20',
  'On November 20 I received the evidence',
  'the evidence is 300 pages, they uploaded it Nov 20',
  'I got the evidence on Nov 20 and I have until the 30th',
])('A77: what came on a day is counted from it: "%s"', (message) => {
  expect(textsOf('respond-to-evidence', message)[0]).toContain('November 20, 2026')
})

it('A77: an appeal that is due on a day is none that was sent', () => {
  expect(textsOf('after-the-appeal', 'my appeal is due Nov 20')).toEqual([])
})

it('A77: a day told earlier in the talk counts, and what the rule leaves to the school has no last day', () => {
  expect(textsOf('how-long-it-takes', 'i filed jan 15', 'so are they late')).toEqual([
    'From January 15, 2026 to today it is 317 days. The federal rule sets no number of days for this, so only your school’s letter or policy can tell you the last day.',
  ])
})

it('A77: an act told without its year lies behind, and where that is not sure nothing is counted', () => {
  expect(textsOf('ocr-time-limit', 'Report: March 2. Last incident: February 20.')).toEqual([
    'Counted from the last act you told me of (February 20, 2026), the 180 days end on August 19, 2026. That day has passed.',
  ])
  expect(textsOf('ocr-time-limit', 'Last incident: December 10.')).toEqual([])
})

it('A77: a day of the month that is today’s is not taken for today', () => {
  expect(textsOf('appeal-deadline', 'He was found responsible on the 28th.')).toEqual([])
  expect(textsOf('appeal-deadline', 'He was found responsible on the 20th.')).toHaveLength(1)
})

it('A77: nothing is counted where no such day is told, or the entry sets none', () => {
  expect(textsOf('ocr-time-limit', 'how long do i have')).toEqual([])
  expect(textsOf('live-hearing', 'hearing dec 8')).toEqual([])
})

it('A77: entries that count from a day that was told are known, and no others', () => {
  const slugs = ['ocr-time-limit', 'how-long-it-takes', 'live-hearing', 'appeal-deadline']
  expect([...entriesThatCount(slugs, ['i filed jan 15'], today)]).toEqual(['how-long-it-takes'])
  expect(entriesThatCount(slugs, ['i filed in january'], today).size).toBe(0)
})

it('A77: the last day is today on that day, is in 1 day on the one before, and has passed on the next', () => {
  const message = 'the last incident was on June 1, 2026'
  const on = (day: string) => toldDays([message], 'ocr-time-limit', day)[0]?.text.split('. ').at(-1)
  expect(['2026-11-27', '2026-11-28', '2026-11-29'].map(on)).toEqual([
    'That is in 1 day.',
    'That is today.',
    'That day has passed.',
  ])
})

it('A77: what happened today is told as today, and what is to come as nothing', () => {
  expect(textsOf('appeal-deadline', 'they found me responsible today')[0]).toMatch(
    /^November 28, 2026 is today\. The federal rule sets no number of days for this/,
  )
  expect(textsOf('how-long-it-takes', 'i will file on December 9, 2026')).toEqual([])
})

it('A77: no days lie between a hearing and a report that came after it', () => {
  const told = textsOf('when-the-report-comes', 'report came dec 10, 2025. hearing was dec 8, 2025')
  expect(told.join()).not.toMatch(/-\d/)
  expect(told.join()).not.toContain('to the hearing')
  expect(textsOf('when-the-report-comes', 'report came dec 8. hearing dec 8')[0]).toContain(
    'there are 0 days, 0 of them working days',
  )
})

it('A77: ten days between report and hearing are enough by every day that counts, nine by none', () => {
  const between = (hearing: string) =>
    textsOf('when-the-report-comes', `report came Nov 20, 2026. hearing ${hearing}, 2026`)[0] ?? ''
  expect(between('Nov 29')).toContain('9 days, 4 of them working days. That is fewer than the 10')
  expect(between('Nov 30')).toContain(
    '10 days, 5 of them working days. That is 10 or more if every',
  )
  expect(between('Dec 6')).toContain('16 days, 9 of them working days. That is 10 or more if every')
  expect(between('Dec 7')).toContain('17 days, 10 of them working days. That is at least the 10')
})

it.each(['', 'tomorrow', '2026-02-30'])(
  'A77: of a day that is none (%j) nothing is counted',
  (day) => {
    expect(toldDays(['I filed on January 15, 2026'], 'how-long-it-takes', day)).toEqual([])
    expect(entriesThatCount(['how-long-it-takes'], ['I filed on January 15, 2026'], day).size).toBe(
      0,
    )
  },
)
