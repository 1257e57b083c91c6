import * as fc from 'fast-check'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode.ts'

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((one) => [...one]))
const wide = (text: string, isBig: boolean) =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) =>
      isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8],
    ),
  )
const LETTER = 'The “hearing” is on May 4 — José’s advisor, § 106.45(b), may come. '

describe('the letters of a text file', () => {
  it('are those that were written, in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        const text = `${LETTER}${any.toWellFormed().replace(/[\p{Cc}\ufeff\ufffd]/gu, '')}`
        expect(decodeText(strToU8(text))).toBe(text)
      }),
    )
  })

  it('are those that were written, in both orders of UTF-16, with and without its mark', () => {
    for (const mark of ['\ufeff', '']) {
      for (const isBig of [true, false]) {
        expect(decodeText(wide(mark + LETTER.repeat(5), isBig))).toBe(LETTER.repeat(5))
      }
    }
  })

  it('are right though the file ends in the middle of one', () => {
    const whole = strToU8(LETTER.repeat(4))
    for (let cut = 1; cut < 90; cut++) {
      const text = decodeText(whole.subarray(0, whole.length - cut))
      expect(LETTER.repeat(4).startsWith(text.replace(/\ufffd+$/, ''))).toBe(true)
      expect(text).toContain('“hearing”')
    }
  })

  it('are right though one of them came from another program in another encoding', () => {
    const name = joined(strToU8('Signed: Ren'), Uint8Array.of(0xe9), strToU8(' Dubois. '))
    const text = decodeText(joined(strToU8(LETTER.repeat(3)), name, strToU8(LETTER)))
    expect(text).toContain('José’s advisor, § 106.45(b)')
    expect(text).not.toMatch(/[âÃÂ]/)
    expect(text).toContain('Dubois')
  })

  it('are those of Windows where the file is of Windows', () => {
    const windows = Uint8Array.of(0x93, 0x48, 0x69, 0x94, 0x20, 0x96, 0x20, 0xe9, 0x20, 0x80, 0x35)
    expect(decodeText(windows)).toBe('“Hi” – é €5')
    const long = joined(...Array.from({ length: 50 }, () => joined(strToU8('of the '), windows)))
    expect(decodeText(long)).toBe('of the “Hi” – é €5'.repeat(50))
  })
})

describe('a file that is no text', () => {
  it('is told, and not read as letters that nobody wrote', () => {
    const junk = Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256)
    expect(() => decodeText(junk)).toThrow('unsupported')
    expect(() => decodeText(new Uint8Array(500))).toThrow('unsupported')
    expect(() => decodeText(joined(strToU8(LETTER), new Uint8Array(200)))).toThrow('unsupported')
  })

  it('may be any bytes: they give a whole text or are refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          expect(typeof decodeText(bytes)).toBe('string')
        } catch (error) {
          expect((error as Error).message).toBe('unsupported')
        }
      }),
    )
  })

  it('is not one with as many signs of control as a text may have: one in a hundred', () => {
    const text = (signs: number) => strToU8('a'.repeat(100 - signs) + '\u0007'.repeat(signs))
    expect(decodeText(text(1))).toHaveLength(100)
    expect(() => decodeText(text(2))).toThrow('unsupported')
    // Tabs, line ends and the starts of pages are none of them.
    expect(decodeText(strToU8('\t\n\r\f'))).toBe('\t\n\r\f')
  })
})
