import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapperFor } from './importRows.ts'

const ipeds = ['UNITID', 'INSTNM', 'CITY', 'STABBR', 'WEBADDR', 'ICLEVEL']
const nces = ['SCH_NAME', 'LSTATE', 'LCITY', 'WEBSITE', 'LEVEL']

describe('an IPEDS row', () => {
  const { source, map } = mapperFor(ipeds)
  const row = (name: string, level: string, website = 'www.school.edu/') =>
    map(['1', name, 'Boston', 'MA', website, level])

  it('is known by its header', () => {
    expect(source).toBe('ipeds-hd')
  })
  it('gives name, type, place and address', () => {
    expect(row('Suffolk University', '1')).toEqual({
      name: 'Suffolk University',
      type: 'university',
      location: 'Boston, MA',
      website: 'https://www.school.edu',
      cut: 0,
    })
  })
  it.each([
    ['Emerson College', '1', 'college'],
    ['Massachusetts Institute of Technology', '1', 'university'],
    ['Quincy College', '2', 'community-college'],
    ['Ali May Academy', '3', 'college'],
  ])('calls %s with level %s a %s', (name, level, type) => {
    expect(row(name, level)).toMatchObject({ type })
  })
  it('is skipped with a reason where it has no name or level', () => {
    expect(row(' ', '1')).toEqual({ skipped: 'no name' })
    expect(row('System Office', '-3')).toEqual({ skipped: 'no level of study' })
  })
  it('leaves out an address that is none', () => {
    expect(row('A College', '1', 'N/A')).toMatchObject({ website: null })
    expect(row('A College', '1', 'javascript:alert(1)')).toMatchObject({ website: null })
  })
  it('cuts what is longer than 255 and counts it', () => {
    const school = row('x'.repeat(300), '1', `a.edu/${'y'.repeat(300)}`)
    expect(school).toMatchObject({ name: 'x'.repeat(255), website: null, cut: 2 })
  })
  it('never cuts a character in half', () => {
    expect(row(`${'x'.repeat(254)}😀`, '1')).toMatchObject({ name: 'x'.repeat(254), cut: 1 })
  })
})

describe('an NCES row', () => {
  const { source, map } = mapperFor(['\uFEFFsch_name', ...nces.slice(1)])
  it('is known by its header in any case and order, with a byte order mark', () => {
    expect(source).toBe('nces-schools')
  })
  it.each([
    ['High', 'high-school'],
    ['Middle', 'middle-school'],
  ])('of level %s is a %s', (level, type) => {
    expect(map(['Lincoln', 'NE', 'LINCOLN', 'http://lincoln.org', level])).toEqual({
      name: 'Lincoln',
      type,
      location: 'Lincoln, NE',
      website: 'http://lincoln.org',
      cut: 0,
    })
  })
  it('of another level is skipped with a reason', () => {
    expect(map(['Lincoln', 'NE', 'Lincoln', '', 'Elementary'])).toEqual({
      skipped: 'neither a high nor a middle school',
    })
  })
})

describe('an unknown header', () => {
  it('is refused with the columns that were looked for', () => {
    expect(() => mapperFor(['name', 'city'])).toThrow(/INSTNM, CITY, STABBR, WEBADDR, ICLEVEL/)
    expect(() => mapperFor([])).toThrow(/SCH_NAME, LCITY, LSTATE, WEBSITE, LEVEL/)
  })
  it('names the columns that are missing of the closest file', () => {
    expect(() => mapperFor(['INSTNM', 'CITY'])).toThrow(/Missing here: STABBR, WEBADDR, ICLEVEL\./)
  })
})

it('any row gives a school within the limits or a reason, and never throws', () => {
  const { map } = mapperFor(ipeds)
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom('1', '2', '3'),
  )
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 8 }), (row) => {
      const school = map(row)
      const texts =
        'skipped' in school ? [school.skipped] : [school.name, school.location, school.website]
      expect(texts[0]).not.toBe('')
      for (const text of texts) {
        expect(text?.length ?? 0).toBeLessThanOrEqual(255)
        expect(text?.isWellFormed() ?? true).toBe(true)
      }
    }),
  )
})
