import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasForbiddenCharacters } from './wellFormed.ts'

const loneSurrogates = ['\ud800', '\udbff', '\udc00', '\udfff']

describe('hasForbiddenCharacters', () => {
  it('finds a NUL anywhere', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(hasForbiddenCharacters(`${before}\0${after}`)).toBe(true)
      }),
    )
  })

  it.each(loneSurrogates)('finds half of a surrogate pair (%j)', (half) => {
    expect(hasForbiddenCharacters(half)).toBe(true)
    expect(hasForbiddenCharacters(`a${half} b`)).toBe(true)
  })

  it('finds a pair in the wrong order', () => {
    expect(hasForbiddenCharacters('\udc00\ud800')).toBe(true)
  })

  it('lets every whole character but NUL through', () => {
    const whole = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''))
    fc.assert(
      fc.property(whole, (text) => {
        expect(hasForbiddenCharacters(text)).toBe(false)
      }),
    )
  })

  it('lets emoji, accents, other scripts and line breaks through', () => {
    expect(hasForbiddenCharacters('Zoë 🙂 日本\n\tعربي')).toBe(false)
  })
})
