import { expect, it } from 'vitest'
import { isSchoolType, schoolTypeLabels, schoolTypes } from './schoolTypes.ts'

it('each type has its label, in the order they are offered', () => {
  expect(schoolTypes.map((type) => schoolTypeLabels[type])).toEqual([
    'University',
    'College',
    'Community College',
    'High School',
    'Middle School',
  ])
})

it('only the five types count as types', () => {
  expect(schoolTypes.every(isSchoolType)).toBe(true)
  for (const other of ['', 'University', 'all', 'constructor', 0, null, undefined]) {
    expect(isSchoolType(other)).toBe(false)
  }
})
