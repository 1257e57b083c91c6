import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growth, IN_LINE, repeated } from './fixtures/growth.ts'
import { readingGrade, sentencesOf, syllablesOf } from './readingGrade.ts'

describe('syllablesOf', () => {
  it.each([
    ['the', 1],
    ['school', 1],
    ['used', 1],
    ['shared', 1],
    ['rules', 1],
    ['there', 1],
    ['988', 1],
    ['wanted', 2],
    ['changes', 2],
    ['little', 2],
    ['doing', 2],
    ['social', 2],
    ['nation', 2],
    ['video', 3],
    ['media', 3],
    ['violence', 3],
    ['sexual', 3],
    ['counselor', 3],
    ['confidential', 4],
    ['discrimination', 5],
  ])('counts %s as %i', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables)
  })

  it('is at least one for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (word) => {
        expect(syllablesOf(word)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('sentencesOf', () => {
  it.each([
    ['Call any time. It is free.', 2],
    ['Open 10 a.m. to 6 p.m. on weekdays.', 1],
    ['Write to OCR@ed.gov or 34 CFR 106.45 first', 1],
    ['They said “Ask us.” Then they helped.', 2],
    ['... ? !', 0],
    ['', 0],
  ])('finds the sentences of %j', (text, count) => {
    expect(sentencesOf(text)).toHaveLength(count)
  })
})

describe('sentencesOf any text', () => {
  const piece = fc.constantFrom(
    'Call',
    'us',
    '.',
    '. ',
    '? ',
    '”',
    '"',
    ' ',
    '\n',
    '34',
    '…',
    '🙂',
    'É',
  )

  it('loses and changes no word, and keeps their order', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        const letters = (one: string) => one.replace(/[^\p{L}\p{N}]/gu, '')
        expect(letters(sentencesOf(text).join(''))).toBe(letters(text))
        for (const one of sentencesOf(text)) expect(text).toContain(one)
      }),
    )
  })

  it('parts nothing that it has parted before', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const sentences = sentencesOf(pieces.join(''))
        expect(sentences.flatMap(sentencesOf)).toEqual(sentences)
      }),
    )
  })

  it.each(['”', '"', '.”', '. ', ' ', '\n', '!) ', 'a. ', 'A. '])(
    'is read in line with its length where a message is %j again and again',
    (sign) => {
      const read = (characters: number) => {
        const text = `Help. ${repeated(sign, characters)} Now`
        expect(sentencesOf(text).length).toBeGreaterThan(0)
        expect(readingGrade(text)).toSatisfy(Number.isFinite)
      }
      expect(growth(read, 40_000)).toBeLessThan(IN_LINE)
    },
  )
})

describe('readingGrade', () => {
  it('rises with longer sentences of the same words, and with longer words', () => {
    const words = 'You can call the school and ask for help'
    const short = readingGrade(`${words}. ${words}. ${words}.`)
    const long = readingGrade(`${words} and ${words.toLowerCase()} and ${words.toLowerCase()}.`)
    expect(long).toBeGreaterThan(short)
    expect(readingGrade('You can communicate with the institution.')).toBeGreaterThan(
      readingGrade('You can speak with the school.'),
    )
  })

  it('puts a child’s sentence in the first years', () => {
    expect(readingGrade('The cat sat on the mat. It was a big cat.')).toBeLessThan(2)
  })

  it('puts the language of the rule beyond school', () => {
    const rule =
      'A recipient must provide an investigator conducting proceedings with reasonably prompt ' +
      'timeframes, including extension of timeframes for good cause with written notification.'
    expect(readingGrade(rule)).toBeGreaterThan(14)
  })

  it('agrees with the formula worked out by hand', () => {
    // 10 words, 2 sentences, 11 syllables: 0.39 * 5 + 11.8 * 1.1 - 15.59.
    expect(readingGrade('You can call any time. They will help you now.')).toBeCloseTo(-0.66, 2)
  })

  it('is 0 for a text without words', () => {
    expect(readingGrade('')).toBe(0)
    expect(readingGrade('... —')).toBe(0)
  })

  it('is a finite number for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readingGrade(text)).toSatisfy(Number.isFinite)
      }),
    )
  })
})
