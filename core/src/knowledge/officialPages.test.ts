import { expect, it } from 'vitest'
import { authorities } from './authorities.ts'
import { cites } from './cites.ts'
import { officialPage } from './officialPages.ts'
import { resources } from './resources.ts'

it('leads every paragraph of the regulation to the page of its section', () => {
  expect(officialPage('34 CFR 106.45(b)(5)(iv)')).toBe(
    'https://www.law.cornell.edu/cfr/text/34/106.45',
  )
  expect(officialPage('34 CFR 106.30(a) (Complainant)')).toBe(
    'https://www.law.cornell.edu/cfr/text/34/106.30',
  )
  expect(cites.filter((cite) => !officialPage(cite)?.match(/\/34\/106\.\d+$/))).toEqual([])
})

it('uses the address that the resources know', () => {
  const known = resources.find(({ slug }) => slug === 'cornell-34-cfr-106-45')?.url
  expect(officialPage('34 CFR 106.45(a)')).toBe(known)
})

it('has no page for other authorities', () => {
  expect(authorities.filter(({ cite }) => officialPage(cite) !== null)).toEqual([])
})
