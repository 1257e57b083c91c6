import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../../lib/resources/resourceDraft.ts'
import { checkResource } from './checkResource.ts'

const filled = {
  ...emptyDraft,
  title: 'Campus advocates',
  description: 'They sit beside you in meetings.',
  category: 'crisis',
}

describe('checkResource', () => {
  it('names every required field of an empty form in the words of the specification', () => {
    expect(checkResource(emptyDraft)).toEqual({
      errors: {
        title: 'Title is required',
        description: 'Description is required',
        category: 'Category is required',
      },
    })
  })

  it('takes blanks, and what nobody can see, for nothing', () => {
    expect(checkResource({ ...filled, title: ' \u200b\u3164 ' })).toEqual({
      errors: { title: 'Title is required' },
    })
  })

  it('gives what goes to the chain without blanks around it', () => {
    const draft = { ...filled, title: '  Campus advocates ', url: ' https://a.example.org/x ' }
    expect(checkResource(draft)).toEqual({
      values: { ...filled, url: 'https://a.example.org/x' },
    })
  })

  it.each([
    'lakeside state',
    'lakeside.edu',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://',
    'https://user@bank.example',
  ])('refuses %j as a website', (url) => {
    expect(checkResource({ ...filled, url })).toEqual({ errors: { url: 'Must be a valid URL' } })
  })

  it('writes a host of another script in its plain form', () => {
    expect(checkResource({ ...filled, url: 'https://bücher.example/a' })).toHaveProperty(
      'values.url',
      'https://xn--bcher-kva.example/a',
    )
  })

  it('refuses a category that is none of ours', () => {
    expect(checkResource({ ...filled, category: 'emergency' })).toEqual({
      errors: { category: 'Category is required' },
    })
  })

  it('counts as the contract does, in bytes', () => {
    expect(checkResource({ ...filled, title: 'x'.repeat(255) })).toHaveProperty('values')
    expect(checkResource({ ...filled, title: 'x'.repeat(256) })).toEqual({
      errors: { title: 'Title must be at most 255 characters' },
    })
    expect(checkResource({ ...filled, description: 'x'.repeat(4001) })).toEqual({
      errors: { description: 'Description must be at most 4,000 characters' },
    })
    expect(checkResource({ ...filled, title: 'é'.repeat(127) })).toHaveProperty('values')
    expect(checkResource({ ...filled, title: 'é'.repeat(128) })).toHaveProperty(
      'errors.title',
      expect.stringContaining('Title takes too much room.'),
    )
  })
})
