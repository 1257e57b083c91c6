import { expect, test } from 'vitest'
import { CallError } from '../../../lib/client.ts'
import { notMine } from './QuestionDialog.tsx'

const kept = { failure: 'It was not deleted.', isGuest: false }
const refused = (status: number) => new CallError({ status, detail: 'This is another account.' })

test('signed out, it says how to do it after all', () => {
  expect(notMine(refused(401), kept)).toEqual({
    tone: 'stop',
    title: 'It was not deleted.',
    text: 'You are signed out in this browser, so nothing was changed. Sign in below, then try again.',
  })
})

test('a guest has no way to sign in, and is told what becomes of the account', () => {
  expect(notMine(refused(401), { ...kept, isGuest: true })?.text).toMatch(/deleted automatically/)
})

test('of another account it says that this one is shown now', () => {
  expect(notMine(refused(409), kept)?.text).toBe('This is another account. It is shown below.')
})

test.each([0, 404, 429, 503])('a failure of another kind (%s) is not its matter', (status) => {
  expect(notMine(refused(status), kept)).toBeUndefined()
  expect(notMine(new Error('x'), kept)).toBeUndefined()
})
