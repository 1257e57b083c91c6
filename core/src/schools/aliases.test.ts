import { describe, expect, it } from 'vitest'
import { aliasesOf, initialsOf } from './aliases.ts'
import { nicknames } from './nicknames.ts'
import { normalizeName } from './normalizeName.ts'

describe('aliasesOf', () => {
  it.each([
    ['University of California, Los Angeles', 'ucla'],
    ['Massachusetts Institute of Technology', 'mit'],
    ['University of North Carolina at Chapel Hill', 'unc'],
    ['University of North Carolina at Charlotte', 'unc'],
    ['University of California, Berkeley', 'uc'],
    ['University of Michigan', 'uofm'],
    ['The University of Texas at Austin', 'ut'],
    ['Pennsylvania State University', 'penn state'],
    ['Texas A&M University', 'tamu'],
    ['California State University, Los Angeles', 'csu'],
    ['California State University, Los Angeles', 'la'],
  ])('of %s hold "%s"', (name, alias) => {
    expect(aliasesOf(name)).toContain(alias)
  })
  it.each([
    ['University of Michigan-Ann Arbor', 'umich'],
    ['Ohio State University-Main Campus', 'osu'],
    ['THE UNIVERSITY OF WISCONSIN-MADISON', 'uw'],
    ['Texas A&M University-College Station', 'tamu'],
  ])('are known for %s as official files write it', (name, alias) => {
    expect(aliasesOf(name)).toContain(alias)
  })
  it('hold no single letters, and are none for a one-word name', () => {
    expect(initialsOf('Lincoln')).toEqual([])
    expect(initialsOf('')).toEqual([])
    expect(initialsOf('University of')).not.toContain('')
  })
})

it('no two names of the nickname list are one school', () => {
  const names = Object.keys(nicknames).map(normalizeName)
  expect(new Set(names).size).toBe(names.length)
})
