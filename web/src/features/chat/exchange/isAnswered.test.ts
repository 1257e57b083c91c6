import { expect, test } from 'vitest'
import { isAnswered } from './isAnswered.ts'
import { localMessage } from './threadEdits.ts'

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
