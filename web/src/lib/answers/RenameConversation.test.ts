import { expect, test } from 'vitest'
import { titleError } from './RenameConversation.tsx'

test('says what is wrong with a title', () => {
  expect(titleError(' ')).toBe('Title is required')
  expect(titleError('x'.repeat(256))).toBe('Title must be at most 255 characters')
  expect(titleError('x'.repeat(255))).toBeUndefined()
})
