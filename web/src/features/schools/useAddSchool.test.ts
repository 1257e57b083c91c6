import { describe, expect, it } from 'vitest'
import { emptyDraft, type SchoolDraft } from './schoolDraft.ts'
import { typedSchool } from './useAddSchool.ts'

const good = { name: 'Lakeside State', type: 'college', location: '', website: '' }

/** The first sentence of each wrong field. */
const wrongIn = (draft: SchoolDraft) => {
  const issues = typedSchool.safeParse(draft).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).toReversed())
}

describe('a typed school', () => {
  it('asks for the name and the type, and for nothing else', () => {
    expect(wrongIn(emptyDraft)).toEqual({
      name: 'Name is required',
      type: 'Choose one of the listed school types',
    })
    expect(typedSchool.parse(good)).toEqual({
      ...good,
      location: null,
      website: null,
      isAnother: false,
    })
  })

  it('takes 255 characters and refuses one more, field by field', () => {
    const long = 'x'.repeat(255)
    expect(wrongIn({ ...good, name: long, location: long })).toEqual({})
    expect(wrongIn({ ...good, name: `${long}x`, location: `${long}x` })).toEqual({
      name: 'Name must be at most 255 characters',
      location: 'Location must be at most 255 characters',
    })
  })

  it('completes a website without its scheme', () => {
    expect(typedSchool.parse({ ...good, website: 'www.lakeside.edu' }).website).toBe(
      'https://www.lakeside.edu',
    )
  })

  it.each(['lakeside state', 'javascript:alert(1)', 'ftp://lakeside.edu', 'lakeside'])(
    'refuses %j as a website',
    (website) => {
      expect(wrongIn({ ...good, website })).toEqual({ website: 'Must be a valid URL' })
    },
  )
})
