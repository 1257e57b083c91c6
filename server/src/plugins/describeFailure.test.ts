import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeFailure } from './describeFailure.ts'

test('a failed query is logged by its code and place, without the words in it', () => {
  const cause = Object.assign(new Error('Key (title)=(my secret) exists'), { code: '23505' })
  const error = new DrizzleQueryError('insert into reviews …', ['my secret'], cause)
  const failure = describeFailure(error)
  expect(failure).toMatchObject({ code: '23505' })
  expect(failure.frames[0]).toContain('describeFailure.test.ts')
  expect(JSON.stringify(failure)).not.toContain('my secret')
})

test('what was thrown without being an error is named by its type', () => {
  expect(describeFailure('my secret')).toEqual({ name: 'string', frames: [] })
})
