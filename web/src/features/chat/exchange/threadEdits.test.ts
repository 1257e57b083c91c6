import { expect, test } from 'vitest'
import { isAnswered, localMessage, withExchange, withoutLastAnswer } from './threadEdits.ts'

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

const [older, said, user, answer] = [
  localMessage('user', 'Hello'),
  localMessage('assistant', 'Good day.'),
  localMessage('user', 'Who?'),
  localMessage('assistant', 'Anybody.'),
]

test('a question is answered once an answer stands behind it', () => {
  const asked = { user, again: false }
  const before = [older, said]
  expect(isAnswered(asked, before, before)).toBe(false)
  expect(isAnswered(asked, before, [...before, user])).toBe(false)
  expect(isAnswered(asked, before, [...before, user, answer])).toBe(true)
})

test('an answer that is written anew is there once the last one is another', () => {
  const anew = { user: null, again: true }
  expect(isAnswered(anew, [older, said], [older, said])).toBe(false)
  expect(isAnswered(anew, [older, said], [older, { ...said, content: 'Good evening.' }])).toBe(true)
})
