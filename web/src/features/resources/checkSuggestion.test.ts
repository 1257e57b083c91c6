import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../../lib/resources/resourceDraft.ts'
import { checkSuggestion } from './checkSuggestion.ts'

const filled = {
  ...emptyDraft,
  title: 'Campus advocates',
  description: 'They sit beside you in meetings.',
  category: 'advocacy',
}

describe('checkSuggestion', () => {
  it('names every required field of an empty form in the words of the specification', () => {
    expect(checkSuggestion(emptyDraft)).toEqual({
      errors: {
        title: 'Title is required',
        description: 'Description is required',
        category: 'Category is required',
      },
    })
  })

  it('sends fields that were left empty as not given', () => {
    expect(checkSuggestion(filled)).toEqual({
      body: { ...filled, subcategory: null, url: null, phone: null },
    })
  })

  it.each(['lakeside state', 'lakeside.edu', 'javascript:alert(1)', 'ftp://example.org'])(
    'refuses %j as a website',
    (url) => {
      expect(checkSuggestion({ ...filled, url })).toEqual({
        errors: { url: 'Must be a valid URL' },
      })
    },
  )

  it('refuses a title that is too long by one', () => {
    expect(checkSuggestion({ ...filled, title: 'x'.repeat(255) })).toHaveProperty('body')
    expect(checkSuggestion({ ...filled, title: 'x'.repeat(256) })).toEqual({
      errors: { title: 'Title must be at most 255 characters' },
    })
  })
})
