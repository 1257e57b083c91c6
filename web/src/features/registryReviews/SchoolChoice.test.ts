import { expect, test } from 'vitest'
import type { RegistrySchool } from '../../wallet/registry/records.ts'
import { choosableSchools } from './SchoolChoice.tsx'

const school = (id: number, name: string, isActive = true): RegistrySchool => ({
  id,
  name,
  schoolType: 'college',
  totalReviews: 0,
  totalRating: 0,
  isActive,
})

test('active schools come by name, with nothing but what the form needs', () => {
  const read = [school(3, 'Marrow'), school(2, 'Closed', false), school(1, 'Lakeside')]
  expect(choosableSchools(read, undefined)).toEqual([
    { id: 1, name: 'Lakeside' },
    { id: 3, name: 'Marrow' },
  ])
})

test('the picked school stays, though its page is not read or its mark has changed', () => {
  const picked = { id: 9, name: 'Akron' }
  expect(choosableSchools([school(1, 'Lakeside')], picked)).toEqual([
    picked,
    { id: 1, name: 'Lakeside' },
  ])
  expect(choosableSchools([school(9, 'Akron')], picked)).toEqual([picked])
})
