import { expect, it } from 'vitest'
import type { Turn } from '../exchange.ts'
import { withoutDenied } from './corrections.ts'
import { followUpOf, mayGoOn } from './followUp.ts'

const after = (message: string, ...before: string[]) => {
  const history: Turn[] = before.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: 'An answer.' },
  ])
  return { message, history }
}

it.each([
  'no i meant the dismissal',
  'Wrong, I am the complainant’s dad',
  'no. the lab',
  'i didnt ask about leave',
  'i mean the informal thing',
])('A78: "%s" corrects how the question before was understood', (message) => {
  expect(followUpOf(after(message, 'can i appeal'))?.corrects).toBe(true)
})

it.each([
  'No appeal yet. What are my options',
  'no one told me about a hearing',
  'and if i say no',
])('A78: "%s" corrects nothing', (message) => {
  expect(followUpOf(after(message, 'what happens at the hearing'))?.corrects ?? false).toBe(false)
})

it('A78: what a correction denies is left out; without a question before it nothing is', () => {
  expect(withoutDenied(after('no. the lab. not the dorm', 'can he be in my lab'))).toBe(
    'no. the lab',
  )
  expect(withoutDenied(after('no. the lab. not the dorm'))).toBe('no. the lab. not the dorm')
})

it('A78: next to no words of its own are heard with as many turns as tell the matter', () => {
  const question = after('how long', 'no i meant the dismissal', 'what grounds')
  expect(followUpOf(question)?.bare).toBe(true)
  expect(mayGoOn(question)).toBe('no i meant the dismissal\nwhat grounds')
})

it('A78: a message that says that it changes the matter goes on about nothing', () => {
  expect(mayGoOn(after('ok different thing, can i record it', 'can i appeal'))).toBeNull()
  const later = after(
    'and when',
    'how do i appeal a dismissal',
    'different question, the interview',
  )
  expect(mayGoOn(later)).toBe('different question, the interview')
})
