import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

/** What the answer says of the days between the report and the hearing or decision. */
function ofTheReport(slug: string): readonly string[] {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  return entry.answer
    .filter(({ cites }) => cites.includes('34 CFR 106.45(b)(5)(vii)'))
    .map(({ text }) => text)
    .filter((text) => text.includes('at least 10 days before'))
}

it.each([
  'preparing-for-a-hearing',
  'time-limits-at-a-glance',
  'how-long-it-takes',
  'steps-of-the-process',
])('has the report sent, not received, 10 days ahead: %s', (slug) => {
  const said = ofTheReport(slug)
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((text) => !text.includes('must be sent'))).toEqual([])
  const coming = ['reach', 'arrive', 'the report comes', 'get it']
  expect(said.filter((text) => coming.some((word) => text.includes(word)))).toEqual([])
})

it.each(['preparing-for-a-hearing', 'time-limits-at-a-glance'])(
  'has the report sent to the advisor too: %s',
  (slug) => {
    expect(ofTheReport(slug).map((text) => text.includes('your advisor'))).toEqual([true])
  },
)
