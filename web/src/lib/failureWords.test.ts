import { expect, test } from 'vitest'
import { CallError } from './client.ts'
import { failureWords } from './failureWords.ts'

const failed = (status: number) =>
  failureWords(new CallError({ status, detail: 'Too many tries.' }), 'It was not deleted.')

test('a refusal is told in the words of the server', () => {
  expect(failed(429)).toEqual({ title: 'It was not deleted.', text: 'Too many tries.' })
})

test('a failure of the server keeps its words to itself', () => {
  expect(failed(503)).toEqual({
    title: 'It was not deleted.',
    text: 'Wait a moment, then try again.',
  })
})

test('where no answer came, nothing is said of what happened', () => {
  expect(failed(0).title).toBe('The hub did not answer.')
  expect(failed(0).text).toMatch(/cannot tell whether it worked/)
})

test('signed out, it says where to sign in', () => {
  expect(failed(401)).toEqual({
    title: 'It was not deleted.',
    text: 'You are signed out in this browser. Sign in on your account page, then try again.',
  })
})
