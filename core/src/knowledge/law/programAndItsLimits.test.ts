import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

/** The summary and the statements of one entry, each in small letters. */
function saidIn(slug: string): readonly string[] {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  const statements = [...entry.answer, ...entry.more.flatMap((part) => part.statements)]
  return [entry.summary, ...statements.map(({ text }) => text)].map((text) => text.toLowerCase())
}

it('tells that the ban on unequal treatment has exceptions, and names two', () => {
  const ban = guideEntry('other-sex-discrimination')?.answer.find(({ cites }) =>
    cites.includes('34 CFR 106.31(a)'),
  )
  expect(ban?.text).toContain('exceptions')
  expect(ban?.text).toContain('religious schools')
  expect(ban?.text).toContain('separate teams')
  expect(saidIn('other-sex-discrimination')[0]).toContain('exceptions')
})

it.each([
  'off-campus-or-abroad',
  'online-harassment-and-images',
  'where-it-happened',
  'when-a-school-must-dismiss',
])('says that a program includes what the school controls and is not limited to it: %s', (slug) => {
  const ofControl = saidIn(slug).filter((text) => text.includes('substantial control'))
  expect(ofControl.length).toBeGreaterThan(0)
  expect(ofControl.filter((text) => !text.includes('includes'))).toEqual([])
  expect(ofControl.join(' ')).toContain('not limited to')
  expect(ofControl.filter((text) => text.includes('the test is'))).toEqual([])
})

it.each(['off-campus-or-abroad', 'assault-and-stalking', 'when-a-school-must-dismiss'])(
  'asks whether it was against a person in the United States, not only where it took place: %s',
  (slug) => {
    const ofCountry = saidIn(slug).filter(
      (text) => text.includes('united states') && !text.includes('“in the united states”'),
    )
    expect(ofCountry.length).toBeGreaterThan(0)
    expect(
      ofCountry.filter((text) => !text.includes('against a person in the united states')),
    ).toEqual([])
  },
)

it('ends only the part of a complaint that was outside the program', () => {
  const dismissed = saidIn('where-it-happened').filter((text) => text.includes('dismissed'))
  expect(dismissed).toHaveLength(1)
  expect(dismissed.join()).toContain('what was not in the school program must be dismissed')
})
