import { expect, test } from 'vitest'
import { reviewsPath, schoolOf } from './schoolLink.ts'

const queryOf = (path: string) => new URL(path, 'http://localhost').searchParams

test('the address of a school names it again', () => {
  expect(schoolOf(queryOf(reviewsPath(12)))).toBe(12)
  expect(schoolOf(queryOf(reviewsPath()))).toBeUndefined()
})

test.each(['0', '-1', '1.5', '1e3', '', 'x', ' 1', '99999999999', '0x1'])(
  'the address "%s" can be no school',
  (text) => expect(schoolOf(new URLSearchParams({ school: text }))).toBeNull(),
)
