import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth, IN_LINE, repeated } from './fixtures/growth.ts'
import { foreignLine, foreignText } from './foreignText.ts'
import { hasVisibleCharacter } from './visible.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 80 })
/** Texts of little else than what is hard: marks, blanks, halves of letters, emoji. */
const hardText = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    ' ',
    '\n',
    '\u0301',
    '\u200d',
    '\u200b',
    '\u202e',
    '\ufe0f',
    '\u034f',
    '\u2028',
    '\u2800',
    '🙂',
    '\ud800',
    '\udc00',
    '\u0000',
    '\ue000',
    '…',
    '\u00ad',
    '\u3164',
    '\u{e0041}',
  ),
  maxLength: 24,
})

describe('foreignLine', () => {
  it.each([
    ['turns the direction of reading', 'abc\u202egnp.exe\u202c', 'abcgnp.exe'],
    ['isolates a part', '\u2067abc\u2069', 'abc'],
    ['cannot be seen', 'a\u200bb\ufeffc\u00add', 'abcd'],
    ['is a control character', 'a\u0000b\u001bc\u0085d', 'abc d'],
    ['is a tag', 'a\u{e0041}\u{e007f}b', 'ab'],
    ['only takes room', 'a\u3164\u2800\u115fb', 'ab'],
  ])('leaves out what %s', (_, text, shown) => {
    expect(foreignLine(text, 255)).toBe(shown)
  })

  it('keeps what scripts and emoji need', () => {
    for (const text of ['می‌خواهم', '👩‍⚖️ lawyers', 'Ä é ñ', 'עזרה', '支援'])
      expect(foreignLine(text, 255)).toBe(text)
  })

  it('lets no accents pile up', () => {
    expect(foreignLine(`e${'\u0301'.repeat(60)}x`, 255)).toBe(`e${'\u0301'.repeat(4)}x`)
    const joined = `e${'\u0301\u0301\u200d'.repeat(30)}x`
    expect(foreignLine(joined, 255).match(/\p{M}/gu)).toHaveLength(4)
  })

  it('makes every blank one space', () => {
    expect(foreignLine('  a\n\n\tb\u00a0\u2003 c ', 255)).toBe('a b c')
  })

  it('is empty when there is nothing to see', () => {
    expect(foreignLine(' \u200b\u200d\u2800\n', 255)).toBe('')
  })

  it.each([
    ['variation marks', '\ufe0f\u{e0100}'],
    ['a joiner of graphemes', '\u034f'],
    ['marks of other scripts', '\u180b\u17b4'],
    ['what no script has yet', '\u2065\ufff0\u{e0fff}'],
  ])(
    'is empty where it holds nothing but %s, so that a title never shows as nothing',
    (_, text) => {
      expect(foreignLine(text, 255)).toBe('')
      expect(foreignText(`${text}\n\n${text}`, 255)).toBe('')
    },
  )

  it('is never longer for what was cut already: the same text again changes nothing', () => {
    fc.assert(
      fc.property(hardText, fc.integer({ min: 1, max: 12 }), (text, limit) => {
        const line = foreignLine(text, limit)
        expect(foreignLine(line, limit)).toBe(line)
        const lines = foreignText(text, limit)
        expect(foreignText(lines, limit)).toBe(lines)
      }),
    )
  })

  it('shows something or is empty, and shows something wherever the API takes a text for filled', () => {
    fc.assert(
      fc.property(hardText, (text) => {
        const line = foreignLine(text, 255)
        expect(hasVisibleCharacter(line)).toBe(line !== '')
        expect(line !== '').toBe(hasVisibleCharacter(text.replace(/\p{Co}/gu, '')))
      }),
    )
  })

  it('hides nothing between two letters but what joins or varies them', () => {
    const codes = Array.from({ length: 0x2_0000 }, (_, code) => code)
    const hiding = codes.filter((code) => {
      if (code >= 0xd8_00 && code < 0xe0_00) return false
      const sign = String.fromCodePoint(code)
      const isHidden = !hasVisibleCharacter(sign) && !/\s|\p{M}|\u200c|\u200d/u.test(sign)
      return (
        isHidden &&
        /a.b/su.test(foreignLine(`a${sign}b`, 9)) &&
        !/^a b$/.test(foreignLine(`a${sign}b`, 9))
      )
    })
    expect(hiding).toEqual([])
  })

  it.each(['e\u0301', '\u0301\u200d', ' \u200b', '\u202e', '\n', '🙂'])(
    'tames an enormous text of %j in line with its length',
    (piece) => {
      const tame = (characters: number) =>
        expect([...foreignText(repeated(piece, characters), 255)].length).toBeLessThanOrEqual(255)
      expect(growth(tame, 300_000)).toBeLessThan(IN_LINE)
    },
  )

  it('cuts by whole characters and shows that it did', () => {
    expect(foreignLine('🙂🙂🙂', 3)).toBe('🙂🙂🙂')
    expect(foreignLine('🙂🙂🙂🙂', 3)).toBe('🙂🙂…')
  })

  it('gives one line, within the limit, with nothing that hides or turns, for any text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const shown = foreignLine(text, limit)
        expect([...shown].length).toBeLessThanOrEqual(limit)
        expect(shown).not.toMatch(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
        expect(shown.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('foreignText', () => {
  it('keeps line breaks, and one blank line at most', () => {
    expect(foreignText('one\r\ntwo\n\n\n\n three\u2028four', 4000)).toBe('one\ntwo\n\nthree\nfour')
  })

  it('has no other control character than the line break, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foreignText(text, 50)).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })
})
