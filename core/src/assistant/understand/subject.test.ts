import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { subjectOf } from './subject.ts'

test('after an answer, entries near to it gain more than its own, and all of them more than others', () => {
  const content = answer({ message: 'how long do i have to appeal', history: [] }).text
  const gains = subjectOf([
    { role: 'user', content: 'how long do i have to appeal' },
    { role: 'assistant', content },
    { role: 'user', content: 'and if i miss it' },
  ])
  const [near = 0, own = 0, other = 0] = [
    'appeal-grounds',
    'appeal-deadline',
    'pregnancy-leave',
  ].map((slug) => gains.get(slug))
  expect(near).toBeGreaterThan(own)
  expect(own).toBeGreaterThan(other)
})

test('without an answer of the guide there is no subject', () => {
  expect(subjectOf([]).size).toBe(0)
  expect(subjectOf([{ role: 'assistant', content: 'I do not know.' }]).size).toBe(0)
})
