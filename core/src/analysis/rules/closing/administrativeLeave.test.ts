import { expect, test } from 'vitest'
import { factsOf } from '../../fixtures/factsOf.ts'
import { administrativeLeave } from './administrativeLeave.ts'

const state = (to: string, about = '') =>
  administrativeLeave.check(
    factsOf(`${to}\n\n${about}You are placed on administrative leave as of today.`, {
      docType: 'no_contact_or_emergency_removal_notice',
      audience: 'postsecondary',
    }),
  ).state

test('ERM-05: a student who also works for the school is not put on leave', () => {
  expect(state('To: Rhys Low (junior, library aide)')).toBe('contradicted')
  expect(state('To: Rhys Low, second-year student')).toBe('contradicted')
})

test('ERM-05: the leave of an employee is left alone, whatever stands near the name', () => {
  expect(state('To: Dr. Rhys Low, Division of Student Affairs')).toBe('silent')
  expect(state('To: Dr. Rhys Low, senior lecturer')).toBe('silent')
  expect(
    state('To: Professor Rhys Low', 'It is said that, in your office, you harassed a student. '),
  ).toBe('silent')
})
