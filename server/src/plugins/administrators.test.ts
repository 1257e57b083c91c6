import { expect, test } from 'vitest'
import { testConfig } from '../testing/describeApi.ts'
import { administratorMark } from './administrators.ts'

const settings = testConfig({ administrators: ['subject-1', 'Dean@Example.edu'] })
const markOf = (subject: string, email: string | null) =>
  administratorMark(settings, { subject, email })

test('an administrator is known by the subject, or by an e-mail address that the service has verified', () => {
  expect(markOf('subject-1', null)).toEqual(expect.any(String))
  expect(markOf('subject-2', 'dean@example.edu')).toEqual(expect.any(String))
  for (const [subject, email] of [
    ['subject-2', null],
    ['subject-2', 'other@example.edu'],
    ['Subject-1', null],
    ['', ''],
  ] as const) {
    expect(markOf(subject, email)).toBeNull()
  }
})

test('what a session keeps of an administrator says nothing of who it is', () => {
  expect(markOf('subject-2', 'dean@example.edu')).not.toMatch(/dean|example/i)
  const elsewhere = testConfig({ administrators: settings.administrators })
  expect(administratorMark(elsewhere, { subject: 'subject-1', email: null })).not.toBe(
    markOf('subject-1', null),
  )
})
