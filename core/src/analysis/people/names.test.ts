import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isName, isPartOf, isTitle, nameSource, plainLetters, shownName } from './names.ts'
import { trimmed } from './namesInText.ts'

const whole = new RegExp(`^${nameSource}$`)
const isWritten = (name: string) => whole.test(plainLetters(name)) && isName(name)

describe('F3 a name', () => {
  it.each([
    'Ana Orr',
    'Dr. Ana de la Cruz',
    'María José Núñez Íñiguez',
    'Łukasz Żółć',
    'Siobhán O’Neill-Byrne',
    'Min-jun Park',
    'J. Strand',
    'DANA WHITLOCK',
    'Bo Lind Jr.',
    'Robert Dean III',
    'Ali al-Hashimi',
    'Ms. Hall',
    'Vice President Ana Orr',
  ])('is one: %s', (name) => expect(isWritten(name)).toBe(true))

  it.each([
    'The College',
    'Title IX Coordinator',
    'Hearing Panel',
    'Thank You',
    'March',
    'Monday Morning Meeting',
    'Investigation Report',
    'TBD',
    'RA',
    'He',
    'Student Conduct Office',
    'Ms.',
    '',
    'ana orr',
  ])('is none: %s', (words) => expect(isWritten(words)).toBe(false))

  it('is shown with the surname last, and without the end of a sentence', () => {
    expect(shownName('DOE, Jane A.')).toBe('Jane A. Doe')
    expect(shownName('de la Cruz, Ana')).toBe('Ana de la Cruz')
    expect(shownName('Bo Lind, Jr.')).toBe('Bo Lind, Jr.')
    expect(shownName('Ana Orr.')).toBe('Ana Orr')
    expect(shownName('Ana O.')).toBe('Ana O.')
  })

  it.each([
    ['JANE O’NEIL-ROE III', 'Jane O’Neil-Roe III'],
    ['MR. BO LIND JR.', 'Mr. Bo Lind Jr.'],
    ['TJ ORR', 'TJ Orr'],
    ['A.B. ÍÑIGUEZ', 'A.B. Íñiguez'],
    ['LTC Ana Orr', 'LTC Ana Orr'],
    ['J.D.', 'J.D.'],
  ])('in capitals is shown as in a sentence: %s', (name, shown) =>
    expect(shownName(name)).toBe(shown),
  )

  it('begins behind what begins a sentence or a postscript, and ends before the next label', () => {
    expect(trimmed('Is Ana Orr')).toBe('Ana Orr')
    expect(trimmed('P.S. Ana Orr')).toBe('Ana Orr')
    expect(trimmed('Ana Orr Inspection')).toBe('Ana Orr')
  })

  it('that is shown is shown the same again', () => {
    expect.hasAssertions()
    const part = fc.constantFrom('Ana', 'Orr', 'de la Cruz', 'NÚÑEZ', 'J.', 'Jr.', 'III', 'O’Neil')
    const name = fc.array(part, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(name, fc.constantFrom(' ', ', '), (parts, between) => {
        const shown = shownName(parts.join(between))
        if (!shown.includes(',')) expect(shownName(shown)).toBe(shown)
      }),
    )
  })

  it('shares a name with another only by a whole word, and not by an initial or a title', () => {
    expect(isPartOf('Ms. Lind', 'Bo Lind')).toBe(true)
    expect(isPartOf('Lin', 'Bo Lind')).toBe(false)
    expect(isPartOf('J. Orr', 'J. Lind')).toBe(false)
    expect(isPartOf('Ms. Orr', 'Ms. Lind')).toBe(false)
  })

  it('has titles and offices before it that are no part of it', () => {
    expect(
      ['Ms.', 'MS', 'Dean', 'Prof.', 'interim', '(ret.)'].filter((word) => !isTitle(word)),
    ).toEqual([])
    expect(['Orr', 'Deanna', 'Mister', ''].filter(isTitle)).toEqual([])
  })
})

describe('the letters by which names are found', () => {
  it('keep every place of a text, whatever its alphabet: offsets stay those of the document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const plain = plainLetters(text)
        expect(plain).toHaveLength(text.length)
        const ascii = Array.from(text.matchAll(/[\0-\x7f]/g), ({ index }) => index)
        expect(ascii.map((at) => plain.charAt(at))).toEqual(ascii.map((at) => text.charAt(at)))
      }),
    )
  })

  it('are small for small ones and capital for capital ones of any alphabet', () => {
    expect(plainLetters('Éva Ünal Ж я ǅ 中 😀')).toBe('Ava Anal A a ǅ 中 😀')
    expect(plainLetters('plain TEXT 1.')).toBe('plain TEXT 1.')
  })

  it('are found once more the same: clean twice is clean once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(plainLetters(plainLetters(text))).toBe(plainLetters(text))
      }),
    )
  })
})
