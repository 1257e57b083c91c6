import { expect, test } from 'vitest'
import { namedSchool, schoolHint } from './SchoolField.tsx'

const lakeside = { id: 4, name: 'Lakeside College' }

test('a name typed in full counts as taken from the list', () => {
  expect(namedSchool('lakeside college', [lakeside, { id: 5, name: 'Lake College' }])).toEqual(
    lakeside,
  )
})

test('a name that two schools share is taken from neither', () => {
  expect(namedSchool('Lakeside College', [lakeside, { ...lakeside, id: 9 }])).toBeUndefined()
})

test('a part of a name is no school, and neither is anything before the list came', () => {
  expect(namedSchool('Lakeside', [lakeside])).toBeUndefined()
  expect(namedSchool('Lakeside College', undefined)).toBeUndefined()
})

test('the hint says what will happen with the name', () => {
  expect(schoolHint('Lakeside', lakeside, false)).toBe('Taken from the list of schools.')
  expect(schoolHint('Lakeside', undefined, false)).toMatch(/^Not taken from the list/)
  expect(schoolHint('Lakeside', undefined, true)).toMatch(/did not load/)
  expect(schoolHint('', undefined, false)).toMatch(/^Type a few letters/)
})
