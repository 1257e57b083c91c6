import { afterEach, expect, test, vi } from 'vitest'
import { noteFocus } from './useRetry.ts'

afterEach(() => vi.unstubAllGlobals())

test('tells whether the focus was moved elsewhere since, and not where its control is gone', () => {
  const page = { body: {}, activeElement: {} }
  vi.stubGlobal('document', page)
  const isStillHere = noteFocus()
  expect(isStillHere()).toBe(true)
  page.activeElement = {}
  expect(isStillHere()).toBe(false)
  page.activeElement = page.body
  expect(isStillHere()).toBe(true)
})
