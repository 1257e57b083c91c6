import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resourceCategories } from '../knowledge/resourceCategories.ts'
import { contentTypes, contentTypesOf } from './contentType.ts'

const page = 'https://example.org/help'

describe('contentTypesOf', () => {
  it.each([
    ['a page is an article', page, null, ['articles']],
    ['a page with a number is also a contact', page, '800-656-4673', ['articles', 'contacts']],
    ['a number alone is a contact', null, '800-656-4673', ['contacts']],
    ['a text line alone is a contact', null, 'Text HOME to 741741', ['contacts']],
    ['words in place of a number are no contact', page, 'ask us', ['articles']],
    ['neither link nor number is a guide to read', null, null, ['articles']],
    ['an unsafe link counts as none', 'javascript:alert(1)', null, ['articles']],
    ['a video', 'https://www.youtube.com/watch?v=nhlDkS8hvMU', null, ['videos']],
    ['a short video link', 'https://youtu.be/nhlDkS8hvMU', null, ['videos']],
    ['a host that only ends like a video site', 'https://notyoutube.com/x', null, ['articles']],
    ['a PDF', 'https://example.org/Guide.PDF?download=1', null, ['documents']],
    ['a Word file', 'https://example.org/guide.docx', null, ['documents']],
    ['a page that only names a PDF', 'https://example.org/pdf?file=a.pdf', null, ['articles']],
  ])('%s', (_case, url, phone, expected) => {
    expect(contentTypesOf({ url, phone, category: 'legal' })).toEqual(expected)
  })

  it('treats the site of an emergency line as part of the contact', () => {
    expect(contentTypesOf({ url: page, phone: '911', category: 'emergency' })).toEqual(['contacts'])
    expect(contentTypesOf({ url: page, phone: null, category: 'emergency' })).toEqual(['articles'])
  })

  it('gives every resource at least one kind, each once and in the offered order', () => {
    const resource = fc.record({
      url: fc.option(fc.oneof(fc.string(), fc.webUrl())),
      phone: fc.option(fc.oneof(fc.string(), fc.constantFrom('988', 'Text 988'))),
      category: fc.constantFrom(...resourceCategories),
    })
    fc.assert(
      fc.property(resource, (any) => {
        const kinds = contentTypesOf(any)
        expect(kinds.length).toBeGreaterThan(0)
        expect(contentTypes.filter((kind) => kinds.includes(kind))).toEqual(kinds)
      }),
    )
  })
})
