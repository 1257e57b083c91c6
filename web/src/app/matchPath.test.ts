import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPath } from './matchPath.ts'

describe('matchPath', () => {
  it('matches the root only by the root', () => {
    expect(matchPath('/', '/')).toEqual({})
    expect(matchPath('/', '/schools')).toBeUndefined()
  })

  it('does not mind a slash at the end', () => {
    expect(matchPath('/schools', '/schools/')).toEqual({})
  })

  it('gives parameters, decoded', () => {
    expect(matchPath('/schools/:id', '/schools/7')).toEqual({ id: '7' })
    expect(matchPath('/guides/:slug', '/guides/a%20b')).toEqual({ slug: 'a b' })
  })

  it('refuses a missing parameter, a longer path and broken encoding', () => {
    expect(matchPath('/schools/:id', '/schools')).toBeUndefined()
    expect(matchPath('/schools/:id', '/schools/')).toBeUndefined()
    expect(matchPath('/schools/:id', '/schools/7/reviews')).toBeUndefined()
    expect(matchPath('/schools/:id', '/schools/%E0%A4%A')).toBeUndefined()
  })

  it('gives back every value that was put into an address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(matchPath('/schools/:id', `/schools/${encodeURIComponent(id)}`)).toEqual({ id })
      }),
    )
  })
})
