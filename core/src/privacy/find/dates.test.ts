import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthNames } from '../../deadlines/civilDate.ts'
import { applyReplacement } from '../applyReplacement.ts'
import { findIdentifyingDetails } from '../findIdentifyingDetails.ts'
import { only } from '../fixtures.ts'

const dates = (text: string) => only('exact_date', findIdentifyingDetails(text))
const offered = (text: string) => findIdentifyingDetails(text).map((one) => one.replacement)

const day = fc.integer({ min: 1, max: 31 })
const month = fc.nat(11)
const year = fc.integer({ min: 1990, max: 2030 })
const two = (number: number) => String(number).padStart(2, '0')

describe('P9: a day with its year', () => {
  it('is found whole in every usual way to write it, and none of it stays', () => {
    fc.assert(
      fc.property(day, month, year, (d, m, y) => {
        const name = monthNames[m] ?? ''
        const short = name.slice(0, 3)
        const ways = [
          `${name} ${d}, ${y}`,
          `${name}\u00a0${d},\u00a0${y}`,
          `${short} ${d} ${y}`,
          `${d} ${name} ${y}`,
          `the ${d}th of ${name}, ${y}`,
          `${d}-${short}-${y}`,
          `${two(d)}\u2011${short}\u2011${y}`,
          `${m + 1}/${d}/${y}`,
          `${two(m + 1)}-${two(d)}-${y}`,
          `${m + 1}–${d}–${y}`,
          `${y}-${two(m + 1)}-${two(d)}`,
          `${y}/${two(m + 1)}/${two(d)}`,
        ]
        for (const written of ways) expect(dates(`It was on ${written}.`)).toEqual([written])
      }),
      { numRuns: 60 },
    )
  })

  it('is offered as its season and year: winter is December to February', () => {
    expect(offered('It was on February 29, 2024.')).toEqual(['winter 2024'])
    expect(offered('It was on March 1, 2024.')).toEqual(['spring 2024'])
    expect(offered('It was on November 30, 2024.')).toEqual(['fall 2024'])
    expect(offered('It was on December 1, 2024.')).toEqual(['winter 2024'])
    expect(offered('It was on 5/31/2024.')).toEqual(['spring 2024'])
    expect(offered('It was on 6/1/2024.')).toEqual(['summer 2024'])
  })

  it('of the leap day is found like any other', () => {
    expect(dates('It was on Feb 29, 2024, not on 2/29/23.')).toEqual(['Feb 29, 2024', '2/29/23'])
  })

  it('has its first and last hour', () => {
    expect(dates('It was on Dec 31, 2023 at 11:59 pm.')).toEqual(['Dec 31, 2023 at 11:59 pm'])
    expect(dates('It was on Jan 1, 2024 at 12 a.m. or so.')).toEqual(['Jan 1, 2024 at 12 a.m.'])
  })
})

describe('P9: what is no day', () => {
  it.each([
    'I read 3/4 of it and gave 10/10.',
    'Version 1.2.2024 of 32/13/2024.',
    'It is open 24/7, since 2019.',
    'In spring 2024 and the fall term.',
    'The 1st time and the 2nd time.',
    'They may 12 times say so.',
    'We march 3 miles.',
  ])('is left alone: %s', (text) => {
    expect(dates(text).filter((one) => one !== '1.2.2024')).toEqual([])
  })

  it('is a number with a month of none of the calendar', () => {
    for (const written of ['00/10/2024', '13/32/2024', '2024-13-01', '2024-00-10', '2024-01-32']) {
      expect(dates(`It was on ${written}.`)).toEqual([])
    }
  })
})

it('P15: a text whose dates were all made vaguer has none left', () => {
  const part = fc
    .tuple(day, month, year)
    .map(([d, m, y]) => `On ${monthNames[m]} ${d}, ${y} I wrote.`)
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const text = parts.join(' ')
      const after = findIdentifyingDetails(text)
        .toReversed()
        .reduce((now, detail) => applyReplacement(now, detail).text, text)
      expect(dates(after)).toEqual([])
      expect(after.match(/I wrote\./g)).toHaveLength(parts.length)
    }),
    { numRuns: 60 },
  )
})
