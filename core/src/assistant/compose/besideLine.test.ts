import { expect, it } from 'vitest'
import type { Asker } from '../exchange.ts'
import { besideLine } from './besideLine.ts'
import { newCiting } from './citing.ts'

const lineFor = (asker: Asker, lead = 'live-hearing', told = '') =>
  besideLine(asker, lead, told, newCiting())
const witness: Asker = { role: null, school: 'postsecondary', beside: 'witness' }
const parent: Asker = { role: 'respondent', school: 'postsecondary', beside: 'parent' }

it('A79: a witness is told once that they are no party', () => {
  const line = lineFor(witness)
  expect(line).toContain('A witness is not a party.')
  expect(lineFor(witness, 'if-you-are-a-witness')).toBe('')
  expect(lineFor(witness, 'live-hearing', line)).toBe('')
})

it('A79: a parent of a college student is told that the student acts, and of FERPA; one of a pupil is not', () => {
  expect(lineFor(parent)).toContain('A college student who is an adult acts for themselves.')
  expect(lineFor(parent)).toContain('FERPA')
  expect(lineFor({ ...parent, school: 'k12' })).toBe('')
  expect(lineFor({ ...parent, beside: null })).toBe('')
})
