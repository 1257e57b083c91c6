import { expect, test } from 'vitest'
import { answer } from '../answer.ts'
import { subjectOf } from './subject.ts'

test('a message that goes on is about the entry that was answered from, or one near to it', () => {
  const content = answer({ message: 'how long do i have to appeal', history: [] }).text
  const gains = subjectOf([
    { role: 'user', content: 'how long do i have to appeal' },
    { role: 'assistant', content },
    { role: 'user', content: 'and if i miss it' },
  ])
  const best = [...gains].toSorted(([, a], [, b]) => b - a).map(([slug]) => slug)
  expect(best[0]).toBe('appeal-deadline')
  expect(gains.get('appeal-grounds')).toBeGreaterThan(gains.get('pregnancy-leave') ?? 0)
})

test('without an answer of the guide there is no subject', () => {
  expect(subjectOf([]).size).toBe(0)
  expect(subjectOf([{ role: 'assistant', content: 'I do not know.' }]).size).toBe(0)
})
