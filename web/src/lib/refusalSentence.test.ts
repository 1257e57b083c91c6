import { expect, test } from 'vitest'
import { CallError } from './client.ts'
import { refusalSentence } from './refusalSentence.ts'

test('what a proxy refuses with is no sentence for the reader', () => {
  const page = '<!DOCTYPE html>\n<html><body><h1>Blocked.</h1></body></html>\n'
  for (const detail of [page, 'Too Many Requests', '', 'error code: 1015']) {
    expect(refusalSentence(new CallError({ status: 403, detail }))).toBeUndefined()
  }
  expect(refusalSentence(new CallError({ status: 403, detail: 'Too long.' }))).toBe('Too long.')
})
