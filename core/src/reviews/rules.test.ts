import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  authorRoles,
  factQuestions,
  factWords,
  processFacts,
  roleChoices,
  roleGroups,
} from './process.ts'
import { quarterOf, takenQuarters } from './quarter.ts'
import { isAddressOf } from './schoolAddress.ts'
import { PRIOR_MEAN, rankedScore, SCORED_FROM } from './score.ts'
import { distinctTags, hasTag } from './tags.ts'

const reviews = fc.integer({ min: SCORED_FROM, max: 100_000 })
const average = fc.double({ min: 1, max: 5, noNaN: true })
const score = (mean: number, count: number) =>
  rankedScore({ average: mean, reviews: count }) ?? Number.NaN

describe('the score by which schools are ranked', () => {
  it('lies between the middle and the plain average, and is never better or worse than either', () => {
    fc.assert(
      fc.property(average, reviews, (mean, count) => {
        const [low = 0, high = 0] = [mean, PRIOR_MEAN].toSorted((a, b) => a - b)
        expect(score(mean, count)).toBeGreaterThanOrEqual(low - 1e-9)
        expect(score(mean, count)).toBeLessThanOrEqual(high + 1e-9)
      }),
    )
  })

  it('keeps the order of two schools with as many reviews, and comes nearer to the average with more', () => {
    fc.assert(
      fc.property(average, average, reviews, (one, other, count) => {
        if (one < other) expect(score(one, count)).toBeLessThanOrEqual(score(other, count))
        expect(Math.abs(score(one, 2 * count) - one)).toBeLessThanOrEqual(
          Math.abs(score(one, count) - one) + 1e-9,
        )
      }),
    )
  })
})

describe('the quarters whose tokens are taken', () => {
  const dates = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  })

  it('are two that follow each other, whatever the moment', () => {
    fc.assert(
      fc.property(dates, (at) => {
        const [own, before] = takenQuarters(at)
        const count = (quarter: string) =>
          4 * Number(quarter.slice(0, 4)) + Number(quarter.slice(5))
        expect(own).toMatch(/^20\d\dQ[1-4]$/)
        expect(count(own) - count(before)).toBe(1)
        expect(own).toBe(quarterOf(at))
      }),
    )
  })

  it('of a moment are not those of the reader’s own time zone', () => {
    expect(quarterOf(new Date('2026-12-31T20:00:00-05:00'))).toBe('2027Q1')
    expect(takenQuarters(new Date('2028-02-29T23:59:59Z'))).toEqual(['2028Q1', '2027Q4'])
  })
})

describe('tags', () => {
  const tags = fc.array(
    fc.constantFrom('Slow', 'slow', 'SLOW', 'Kind', 'kind', 'Zürich', 'ZÜRICH'),
    { maxLength: 9 },
  )

  it('stay in their order, each once in whatever letters, and once more changes nothing', () => {
    fc.assert(
      fc.property(tags, (all) => {
        const distinct = distinctTags(all)
        expect(distinctTags(distinct)).toEqual(distinct)
        expect(all.every((tag) => hasTag(distinct, tag))).toBe(true)
        expect(all.filter((tag) => distinct.includes(tag)).slice(0, 1)).toEqual(
          distinct.slice(0, 1),
        )
        expect(new Set(distinct.map((tag) => tag.toLowerCase())).size).toBe(distinct.length)
      }),
    )
  })
})

describe('an address of a school', () => {
  it.each([
    'osu.edu',
    'jo@osu.edu.',
    'jo@osu.edu@evil.example',
    'jo@xosu.edu',
    'jo@osu.edu/evil.example',
    'jo@osu.edu\u200b',
    'jo@оsu.edu', // with a Cyrillic o
    'jo@osu.edu\n@evil.example',
    'jo@',
    '@',
    '',
  ])('is none that only looks like one: %j', (address) => {
    expect(isAddressOf(address, 'osu.edu')).toBe(false)
  })

  it('lies below the host at any depth, in any letters', () => {
    for (const address of ['jo@a.b.c.osu.edu', 'JO@OSU.EDU', 'jo+tag@law.osu.edu', '"j o"@osu.edu'])
      expect(isAddressOf(address, 'osu.edu')).toBe(true)
    expect(isAddressOf('jo@osu.edu', 'law.osu.edu')).toBe(false)
  })
})

describe('what a review says of the process', () => {
  it('has its words for every role and every question, and no two alike', () => {
    for (const words of [roleChoices, roleGroups]) {
      expect(Object.keys(words)).toEqual([...authorRoles])
      expect(new Set(Object.values(words)).size).toBe(authorRoles.length)
    }
    for (const words of [factQuestions, factWords]) {
      expect(Object.keys(words)).toEqual([...processFacts])
      expect(new Set(Object.values(words)).size).toBe(processFacts.length)
    }
  })

  it('is of nobody in particular unless its author chooses to say so', () => {
    expect(authorRoles[0]).toBe('unsaid')
  })
})
