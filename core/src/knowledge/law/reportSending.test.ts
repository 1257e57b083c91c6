import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

/** What the entry tells its readers of the rule: its summary, its statements and the questions to send. */
function toldBy(slug: string): readonly string[] {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  const statements = [...entry.answer, ...entry.more.flatMap((part) => part.statements)]
  return [entry.summary, ...statements.map(({ text }) => text), ...entry.ask]
}

/** Words that make the day count on which something comes, where 106.45(b)(5)(vii) counts from its sending. */
const coming = ['reach', 'arrive', 'came late', 'came fewer', 'comes late', 'received at least']

it.each(['when-the-report-comes', 'postpone-a-hearing', 'hearing-notice'])(
  'measures the 10 days by when the report is sent: %s',
  (slug) => {
    const ofTheReport = toldBy(slug).filter(
      (text) => text.includes('report') && (text.includes('10 days') || text.includes('late')),
    )
    expect(ofTheReport.length).toBeGreaterThan(0)
    expect(ofTheReport.filter((text) => !text.includes('sent') && !text.includes('send'))).toEqual(
      [],
    )
    expect(ofTheReport.filter((text) => coming.some((word) => text.includes(word)))).toEqual([])
  },
)

it('says that the day on which the reader gets the report is not the measure', () => {
  const said = guideEntry('when-the-report-comes')?.answer.filter(
    ({ text }) => text.includes('sent') && text.includes('not by the day on which you get it'),
  )
  expect(said?.map(({ cites }) => cites)).toEqual([['34 CFR 106.45(b)(5)(vii)']])
})
