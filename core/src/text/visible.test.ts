import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasForbiddenCharacters, hasVisibleCharacter } from './visible.ts'

describe('hasVisibleCharacter', () => {
  it.each([
    ['nothing', ''],
    ['spaces of all kinds', ' \u00a0\u2003\u3000\n\t'],
    ['marks without width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['marks of direction', '\u202e\u2066\u061c'],
    ['a soft hyphen', '\u00ad'],
    ['fillers of Hangul', '\u3164\u115f\uffa0'],
    ['a blank of Braille', '\u2800'],
    ['a mark that only changes another', '\ufe0f'],
    ['control characters', '\u0007\u009f'],
  ])('sees nothing in %s', (_name, text) => {
    expect(hasVisibleCharacter(text)).toBe(false)
  })

  it.each(['a', ' \u200b.', '🙂', '日', '\u200fع', '1'])('sees %j', (text) => {
    expect(hasVisibleCharacter(text)).toBe(true)
  })

  it('sees something in a text exactly where it sees something in one of its parts', () => {
    const sign = fc.constantFrom(
      ' ',
      '\u200b',
      '\ufe0f',
      '\u202e',
      '\u2800',
      '\u0000',
      '\u0301',
      'a',
    )
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
        expect(hasVisibleCharacter(signs.join(''))).toBe(signs.some(hasVisibleCharacter))
      }),
    )
  })

  it('sees half of a letter, which a screen shows as a box', () => {
    expect(hasVisibleCharacter('\ud83d')).toBe(true)
  })
})

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
