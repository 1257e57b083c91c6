import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

const CLERY = '20 U.S.C. 1092(f)(8)'
const offenses = ['sexual assault', 'dating', 'domestic violence', 'stalking']

it.each(['clery-and-vawa', 'who-learns-the-sanction', 'is-it-a-title-ix-case'])(
  'keeps what the Clery Act gives to its four offenses: %s',
  (slug) => {
    const entry = guideEntry(slug)
    if (!entry) throw new Error(`The guide has no entry ${slug}.`)
    const said = [...entry.answer, ...entry.more.flatMap((part) => part.statements)]
    const limited = said.filter(
      ({ text, cites }) => cites.includes(CLERY) && offenses.every((each) => text.includes(each)),
    )
    expect(limited).not.toEqual([])
  },
)

it('promises an advisor or notice under the Clery Act in no other case', () => {
  const entry = guideEntry('clery-and-vawa')
  const promised = entry?.answer.filter(
    ({ text, cites }) =>
      cites.includes(CLERY) && (text.includes('advisor') || text.includes('outcome')),
  )
  expect(promised?.length).toBeGreaterThan(0)
  expect(
    promised?.filter(({ text }) => !offenses.every((offense) => text.includes(offense))),
  ).toEqual([])
  expect(offenses.every((offense) => entry?.summary.includes(offense))).toBe(true)
})
