import { describe, expect, it } from 'vitest'
import { hasVisibleCharacter } from './visible.ts'

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
})
