import { describe, expect, it } from 'vitest'
import { checkDraft } from './checkDraft.ts'
import { emptyDraft } from './schoolDraft.ts'

const good = { name: 'Lakeside State', type: 'college', location: '', website: '' }

describe('checkDraft', () => {
  it('asks for the name and the type, and for nothing else', () => {
    expect(checkDraft(emptyDraft).errors).toEqual({
      name: 'Name is required',
      type: 'Choose one of the listed school types',
    })
    expect(checkDraft(good).body).toEqual({
      ...good,
      location: null,
      website: null,
      isAnother: false,
    })
  })

  it('takes 255 characters and refuses one more, field by field', () => {
    const long = 'x'.repeat(255)
    expect(checkDraft({ ...good, name: long, location: long }).errors).toBeUndefined()
    expect(checkDraft({ ...good, name: `${long}x`, location: `${long}x` }).errors).toEqual({
      name: 'Name must be at most 255 characters',
      location: 'Location must be at most 255 characters',
    })
  })

  it('completes a website without its scheme', () => {
    expect(checkDraft({ ...good, website: 'www.lakeside.edu' }).body?.website).toBe(
      'https://www.lakeside.edu',
    )
  })

  it.each(['lakeside state', 'javascript:alert(1)', 'ftp://lakeside.edu', 'lakeside'])(
    'refuses %j as a website',
    (website) => {
      expect(checkDraft({ ...good, website }).errors).toEqual({ website: 'Must be a valid URL' })
    },
  )
})
