import { expect, it } from 'vitest'
import { statusWord } from './ActivityList.tsx'

it('writes a status as a word with a capital', () => {
  expect(statusWord('completed')).toBe('Completed')
  expect(statusWord('in_review')).toBe('In review')
})
