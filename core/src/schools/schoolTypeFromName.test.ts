import { expect, it } from 'vitest'
import { schoolTypeFromName } from './schoolTypeFromName.ts'

it.each([
  ['Stanford University', 'university'],
  ['Univ. of Texas', 'university'],
  ['Universidad del Sagrado Corazón', 'university'],
  ['Massachusetts Institute of Technology', 'university'],
  ['Virginia Tech', 'university'],
  ['Middle Tennessee State University', 'university'],
  ['Hope College', 'college'],
  ['Hobart and William Smith Colleges', 'college'],
  ['Yale Law School', 'college'],
  ['Wake Technical Community College', 'community-college'],
  ['Joliet Junior College', 'community-college'],
  ['University of Arkansas Community College Hope-Texarkana', 'community-college'],
  ['Lincoln High School', 'high-school'],
  ['Early College High School', 'high-school'],
  ['Thomas Jefferson Jr/Sr High School', 'high-school'],
  ['University Middle School', 'middle-school'],
  ['Pollard Junior High', 'middle-school'],
])('"%s" is a %s', (name, type) => {
  expect(schoolTypeFromName(name)).toBe(type)
})

it.each(['Phillips Academy', 'Lincoln', '', '!?'])('"%s" does not say its type', (name) => {
  expect(schoolTypeFromName(name)).toBeNull()
})
