/** Names that come from addresses, forms and the chain, where anybody may write anything. */
import { describe, expect, it } from 'vitest'
import { isAuthority } from './authorities.ts'
import { isCite } from './cites.ts'
import { guideEntry } from './guide.ts'
import { officialPage, sectionOf } from './officialPages.ts'
import {
  registryCategories,
  registryCategory,
  registryCategoryLabels,
} from './registryCategories.ts'
import { categoryTexts, isResourceCategory, resourceCategories } from './resourceCategories.ts'

describe.each([
  ['nothing', ''],
  ['a name that every object has', 'constructor'],
  ['the name of a prototype', '__proto__'],
  ['a name with a NUL', 'legal\0'],
  ['a name with blanks around it', ' legal '],
  ['a name in capital letters', 'LEGAL'],
  ['half of a letter', '\ud800'],
  ['a name of a megabyte', 'legal'.repeat(200_000)],
])('%s', (_what, name) => {
  it('is no category, no entry, no paragraph and no law', () => {
    expect(isResourceCategory(name)).toBe(false)
    expect(registryCategory(name)).toBe('other')
    expect(guideEntry(name)).toBeUndefined()
    expect([isCite(name), isAuthority(name)]).toEqual([false, false])
    expect([sectionOf(name), officialPage(name)]).toEqual([null, null])
  })
})

it('every category is known by its own name and has words of its own for the reader', () => {
  expect(resourceCategories.every(isResourceCategory)).toBe(true)
  expect(registryCategories.map(registryCategory)).toEqual(registryCategories)
  expect(Object.keys(categoryTexts)).toEqual([...resourceCategories])
  expect(Object.keys(registryCategoryLabels)).toEqual([...registryCategories])
  const labels = Object.values(categoryTexts).map(({ label }) => label)
  expect(new Set(labels).size).toBe(resourceCategories.length)
})

it.each([
  ['another part of the same title', '34 CFR 99.31', '99.31'],
  ['a section alone', '34 CFR 106.45', '106.45'],
])('the page of a section is of its whole number: %s', (_what, cite, section) => {
  expect(sectionOf(cite)).toBe(section)
  expect(officialPage(cite)?.endsWith(`/${section}`)).toBe(true)
})

it.each([
  'see 34 CFR 106.45',
  '34 CFR 106',
  '45 CFR 86.31',
  'https://evil.example/34 CFR 106.45',
  '34 CFR ../106.45',
])('no page is made of what only holds a cite: %s', (text) => {
  expect(officialPage(text)).toBeNull()
})
