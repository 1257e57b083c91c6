import { expect, test } from 'vitest'
import { citedPlace } from './AnswerText.tsx'

const here = { documentId: 'D', exists: () => true }

test('a page of the open document is opened at that page of its letter', () => {
  expect(citedPlace({ cite: 'Your document, page 2', page: 2 }, here)).toBe('/analysis/D#page-2')
})

test('a page of a document that is gone leads nowhere', () => {
  expect(
    citedPlace({ cite: 'Your document, page 2', page: 2 }, { ...here, documentId: null }),
  ).toBe(undefined)
})

test('an entry of the guide is opened where there is a guide', () => {
  const citation = { cite: '34 CFR 106.8(a)', slug: 'who is/in charge' }
  expect(citedPlace(citation, here)).toBe('/guides/who%20is%2Fin%20charge')
  expect(citedPlace(citation, { ...here, exists: () => false })).toBe(undefined)
})
