import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findIdentifyingDetails } from '../findIdentifyingDetails.ts'
import { only } from '../fixtures.ts'

const ids = (text: string) => only('student_id', findIdentifyingDetails(text))
const cases = (text: string) => only('case_number', findIdentifyingDetails(text))
const dates = (text: string) => only('exact_date', findIdentifyingDetails(text))

const hyphens = ['-', '–', '‑', '‐', '−'] as const
const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''))

describe('P8: a number of a person', () => {
  it('as that of Social Security is found whatever hyphens a program put into it', () => {
    fc.assert(
      fc.property(
        digits(3),
        digits(2),
        digits(4),
        fc.constantFrom(...hyphens),
        (a, b, c, hyphen) => {
          const number = [a, b, c].join(hyphen)
          expect(ids(`They read out ${number} aloud.`)).toEqual([number])
        },
      ),
    )
  })

  it('behind a label is found with all of its digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('student ID', 'SID', 'UIN', 'banner id', 'campus ID number'),
        fc.constantFrom(' ', ': ', ' is ', ' #', ' = '),
        fc.integer({ min: 1000, max: 99_999_999 }),
        (label, joint, number) => {
          const found = ids(`My ${label}${joint}${number}, they said.`)
          expect(found).toHaveLength(1)
          expect(found[0]?.endsWith(String(number))).toBe(true)
        },
      ),
    )
  })

  it('is told from a count, a price and a section', () => {
    expect(ids('I sent 12345 pages and paid $912345678.')).toEqual([])
    expect(ids('See 34 CFR 106.45 and 20 U.S.C. 1681.')).toEqual([])
    expect(ids('They asked for ID 3 times in 2024.')).toEqual([])
  })
})

describe('P8: a number of a case', () => {
  it('is found whatever hyphens a program put into it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2019, max: 2026 }),
        digits(4),
        fc.constantFrom(...hyphens),
        (year, number, hyphen) => {
          // "2024-2019" is a range of years.
          fc.pre(!/^(?:19|20)/.test(number))
          const written = `${year}${hyphen}${number}`
          expect(cases(`They closed case ${written} today.`)).toEqual([`case ${written}`])
        },
      ),
    )
  })

  it('is not a range of years, whichever hyphen stands in it', () => {
    for (const hyphen of hyphens) {
      expect(cases(`See the report 2024${hyphen}2025 and the 2024${hyphen}25 one.`)).toEqual([])
    }
  })

  it('is told from a day, which is told as one', () => {
    expect(cases('The report 2024-03-12 came.')).toEqual([])
    expect(dates('The report 2024-03-12 came.')).toEqual(['2024-03-12'])
  })
})

it('P2: no digit of a number that was found stays beside it', () => {
  const number = fc.oneof(
    fc.tuple(digits(3), digits(2), digits(4)).map((all) => all.join('-')),
    fc.tuple(digits(2), digits(4), digits(3)).map(([a, b, c]) => `Case no. ${a}-${b}-${c}`),
    digits(8).map((all) => `ID ${all}`),
  )
  fc.assert(
    fc.property(number, (written) => {
      const text = `I gave ${written} away.`
      for (const { start, end } of findIdentifyingDetails(text)) {
        expect(/\d/.test(text.charAt(start - 1))).toBe(false)
        expect(/\d/.test(text.charAt(end))).toBe(false)
      }
    }),
  )
})
