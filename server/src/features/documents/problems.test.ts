import { problemCodes } from '@hub/core/extract/problem'
import { expect, test } from 'vitest'
import { problemOwner, problemSentence } from './problems.ts'

test.each(problemCodes)('%s is a problem of the file', (code) => {
  expect(problemOwner(code)).toBe('file')
})

test.each(['unexpected', 'a code of another version'])('%s is our own', (code) => {
  expect(problemOwner(code)).toBe('hub')
  expect(problemSentence(code)).toMatch(/Try again/)
})

test('no problem is nobody’s', () => {
  expect(problemOwner(null)).toBeNull()
  expect(problemSentence(null)).toBeNull()
})
