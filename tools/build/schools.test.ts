import { describe, expect, it } from 'vitest'
import { normalizeName, normalizePlace } from '../../core/src/schools/normalizeName.ts'
import { isSchoolType } from '../../core/src/schools/schoolTypes.ts'
import { normalizeWebsite } from '../../core/src/schools/websites.ts'
import { cleanListedNames, splitPlace } from './schoolNames.ts'
import { compileSchools } from './schools.ts'

const schools = compileSchools()
const find = (name: string) => schools.filter((school) => school.name === name)

describe('the first directory', () => {
  it('holds about two thousand schools, each once', () => {
    expect(schools.length).toBeGreaterThan(1900)
    const keys = schools.map(
      ({ name, location }) => `${normalizeName(name)}|${normalizePlace(location)}`,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
  it.each([
    ['Stanford University', 'university', 'https://stanford.edu'],
    ['Massachusetts Institute of Technology', 'university', 'https://mit.edu'],
    ['Santa Monica College', 'community-college', 'https://smc.edu'],
    ['Howard Community College', 'community-college', 'https://howardcc.edu'],
    ['Swarthmore College', 'college', 'https://swarthmore.edu'],
    ['New Jersey Institute of Technology', 'university', 'https://njit.edu'],
    ['Brooklyn Technical High School', 'high-school', 'https://bths.edu'],
  ])('knows %s as a %s at %s', (name, type, website) => {
    expect(find(name)).toMatchObject([{ type, website }])
  })
  it('keeps schools of one name in two places apart', () => {
    expect(find('Wheaton College').map(({ location }) => location)).toEqual([
      'Norton, MA',
      'Wheaton, IL',
    ])
  })
  it.each([
    'Birzeit University',
    'Ateneo de Manila University',
    'HEC Paris',
    'Alamo Colleges District',
  ])('leaves out %s', (name) => {
    expect(find(name)).toEqual([])
  })
  it('has only valid rows: clean names, known types, valid addresses', () => {
    for (const { name, type, website } of schools) {
      expect(name).toMatch(/^[\p{Lu}\p{N}][\p{L}\p{N}\p{P} &]{3,119}$/u)
      expect(name).not.toMatch(/\bdistrict$|\.group|https?:|@|\.edu|&amp;/i)
      expect(isSchoolType(type)).toBe(true)
      expect(website === null || normalizeWebsite(website) === website).toBe(true)
    }
  })
  it('is the same each time it is compiled', () => {
    expect(compileSchools()).toEqual(schools)
  })
})

describe('the names in a file of the domain list', () => {
  it('lose marks, addresses, notes and misspellings', () => {
    const text =
      'Name: Iowa Central Community College\r\nAddress: One Circle\nhttps://x.edu\n.group\n'
    expect(cleanListedNames(text)).toEqual(['Iowa Central Community College'])
    expect(cleanListedNames('Lehigh Univervsity\n')).toEqual(['Lehigh University'])
    expect(cleanListedNames('Emory &amp; Henry College ')).toEqual(['Emory & Henry College'])
    expect(cleanListedNames('cornell college')).toEqual(['Cornell College'])
  })
  it('give up a place at their end', () => {
    expect(splitPlace('Northeastern University, Boston, MA, USA')).toEqual({
      name: 'Northeastern University',
      location: 'Boston, MA',
    })
    expect(splitPlace('University of California, Davis').location).toBeNull()
  })
})
