import { expect, test } from 'vitest'
import { localMessage, withExchange, withoutLastAnswer } from './threadEdits.ts'

const [q1, a1, q2, a2, newer] = [
  localMessage('user', 'q1'),
  localMessage('assistant', 'a1'),
  localMessage('user', 'q2'),
  localMessage('assistant', 'a2'),
  localMessage('assistant', 'newer'),
] as const

test('a question and its answer come at the end', () => {
  expect(withExchange([q1, a1], { user: q2, answer: a2, again: false })).toEqual([q1, a1, q2, a2])
})

test('nothing stands there twice when another tab has read it already', () => {
  const messages = [q1, a1, q2, a2]
  expect(withExchange(messages, { user: q2, answer: a2, again: false })).toEqual(messages)
})

test('an answer written anew takes the place of the last one', () => {
  const exchange = { user: q2, answer: newer, again: true }
  expect(withExchange([q1, a1, q2, a2], exchange)).toEqual([q1, a1, q2, newer])
  expect(withExchange([q1, a1, q2, a2], { ...exchange, user: null })).toEqual([q1, a1, q2, newer])
})

test('a question that was left without an answer keeps the answers before it', () => {
  const exchange = { user: q2, answer: newer, again: true }
  expect(withExchange([q1, a1, q2], exchange)).toEqual([q1, a1, q2, newer])
  expect(withExchange([q1, a1], { user: q2, answer: null, again: false })).toEqual([q1, a1, q2])
})

test('an earlier answer stays where none came in its place', () => {
  expect(withExchange([q1, a1], { user: null, answer: null, again: true })).toEqual([q1, a1])
})

test('only an answer at the end is taken away', () => {
  expect(withoutLastAnswer([q1, a1])).toEqual([q1])
  expect(withoutLastAnswer([q1, a1, q2])).toEqual([q1, a1, q2])
  expect(withoutLastAnswer([])).toEqual([])
})
