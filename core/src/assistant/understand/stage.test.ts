import { expect, it } from 'vitest'
import { guide } from '../../knowledge/guide.ts'
import { topicsOf } from './topics.ts'

const best = (message: string, ...before: string[]) =>
  topicsOf({ message, history: before.map((content) => ({ role: 'user', content })) }).topics[0]
    ?.fits[0]?.entry.slug

it('A47: who was found responsible is not told what holds before a decision', () => {
  const asks = 'can they discipline me, punish me before the process ends'
  expect(best(asks)).toBe('discipline-before-a-decision')
  expect(best(asks, 'I was found responsible.')).not.toBe('discipline-before-a-decision')
})

it('A79: an employee who was told is not told that a party may refuse to take part', () => {
  expect(guide.map(({ slug }) => slug)).toContain('refusing-to-take-part')
  const asks = 'can i refuse to take part'
  expect(best(asks)).toBe('refusing-to-take-part')
  expect(best(asks, 'I am a volleyball coach, a player told me')).not.toBe('refusing-to-take-part')
})
