import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayBeSamePlace, normalizeName, normalizePlace } from './normalizeName.ts'

describe('normalizeName', () => {
  it.each([
    ["St. John's University", 'SAINT JOHNS UNIV.'],
    ['Texas A&M University', 'Texas A & M University'],
    ['College of William and Mary', 'The College of William & Mary'],
    ['University of California, Berkeley', 'University of California-Berkeley'],
    ['University of California, Berkeley', 'University of California at Berkeley'],
    ['Cañada College', 'Canada College'],
    ['Ohio St. University', 'Ohio State University'],
    ['Boise St', 'Boise State'],
    ['Mt. San Antonio College', 'Mount San Antonio College'],
    ['Lincoln HS', 'Lincoln High School'],
    ['U.S. Naval Academy', 'US Naval Academy'],
  ])('takes "%s" and "%s" for one school', (one, other) => {
    expect(normalizeName(one)).toBe(normalizeName(other))
  })
  it.each([
    ['Miami University', 'University of Miami'],
    ['Boston College', 'Boston University'],
    ['St. Olaf College', 'State Olaf College'],
    ['!!!', '???'],
    ['北京大学', '清华大学'],
  ])('keeps "%s" and "%s" apart', (one, other) => {
    expect(normalizeName(one)).not.toBe(normalizeName(other))
  })
  it('does not change with case or outer space, and never throws', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdest .,&-éÑ'.split('')) })
    fc.assert(
      fc.property(letters, (name) => {
        expect(normalizeName(`  ${name.toUpperCase()} `)).toBe(normalizeName(name))
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(typeof normalizeName(name)).toBe('string')
      }),
    )
  })
})

describe('places', () => {
  it.each([
    ['Boston, Massachusetts', 'boston MA'],
    ['Boston, MA, USA', 'Boston, MA'],
    ['Chapel Hill, North Carolina', 'Chapel Hill, NC'],
    ['Washington, District of Columbia', 'Washington, D.C.'],
    ['California', 'CA'],
  ])('"%s" and "%s" are one place', (one, other) => {
    expect(normalizePlace(one)).toBe(normalizePlace(other))
  })
  it('an unknown place may be any, a state any town in it, another town not', () => {
    expect(mayBeSamePlace(null, 'Boston, MA')).toBe(true)
    expect(mayBeSamePlace('Massachusetts', 'Boston, MA')).toBe(true)
    expect(mayBeSamePlace('Norton, MA', 'Boston, MA')).toBe(false)
    expect(mayBeSamePlace('Columbia, SC', 'Columbia, MO')).toBe(false)
  })
})
