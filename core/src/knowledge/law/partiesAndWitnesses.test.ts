import { expect, it } from 'vitest'
import { guideEntry } from '../guide.ts'

function saidIn(slug: string) {
  const entry = guideEntry(slug)
  if (!entry) throw new Error(`The guide has no entry ${slug}.`)
  return [...entry.answer, ...entry.more.flatMap((part) => part.statements)]
}

it('gives the advisor of choice to the parties, and promises none to a witness', () => {
  const said = saidIn('who-can-be-your-advisor')
  expect(said[0]?.text).toContain('As a party')
  const toWitness = said.filter(({ text }) => text.includes('does not give it to a witness'))
  expect(toWitness.map(({ cites }) => cites)).toEqual([['34 CFR 106.45(b)(5)(iv)']])
})

it('protects whoever refuses to take part, with no purpose to be shown', () => {
  const refusing = saidIn('dismissed-for-lack-of-evidence').filter(
    ({ cites, text }) => cites.includes('34 CFR 106.71(a)') && text.includes('refusing'),
  )
  expect(refusing).toHaveLength(1)
  expect(refusing.filter(({ text }) => text.includes('in order to'))).toEqual([])
})

it('keeps the warning on charges for other conduct open to whoever is charged', () => {
  const headings = guideEntry('after-a-dismissal')
    ?.more.filter((part) => part.statements.some(({ text }) => text.startsWith('A charge for')))
    .map(({ heading }) => heading)
  expect(headings).toHaveLength(1)
  expect(headings?.join().toLowerCase()).not.toContain('respondent')
})
