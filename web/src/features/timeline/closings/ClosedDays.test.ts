import type { Case } from '@hub/core/clock/caseEntry'
import { expect, test } from 'vitest'
import { checkClosing, emptyClosing } from './ClosedDays.tsx'

const none: Case = { entries: [], closings: [] }
const check = (fields: object, value = none) => checkClosing({ ...emptyClosing, ...fields }, value)

test('one day is closed from itself to itself', () => {
  expect(check({ from: '2026-11-25' })).toEqual({
    closing: { from: '2026-11-25', to: '2026-11-25', name: undefined },
  })
})

test.each([
  [{ from: '' }, { from: 'Choose a day that the calendar has.' }],
  [{ from: '2026-12-21', to: '2026-02-30' }, { to: 'Choose a day that the calendar has.' }],
  [
    { from: '2026-12-21', to: '2026-12-20' },
    { to: 'The last day must not come before the first.' },
  ],
  [
    { from: '2026-12-21', to: '2062-01-01' },
    { to: 'We keep at most 1,500 closed days. Check the year.' },
  ],
  [{ from: '2026-12-21', name: 'x'.repeat(81) }, { name: 'Use at most 80 characters.' }],
])('%o is refused at its field', (fields, errors) => {
  expect(check(fields)).toEqual({ errors })
})

test('closed days that are too many together are refused', () => {
  const closings = [{ from: '2020-01-01', to: '2023-12-31' }]
  expect(check({ from: '2024-01-01', to: '2024-12-31' }, { ...none, closings })).toHaveProperty(
    'errors.to',
  )
})
