import { signInOutcomes } from '@hub/api/account'
import { expect, it } from 'vitest'
import { returnWords } from './returned.ts'

it('has words for each way in which a sign-in by the service can end without one', () => {
  const titles = Object.values(signInOutcomes).map((fragment) => returnWords(fragment)?.title)
  expect(titles).not.toContain(undefined)
  expect(new Set(titles).size).toBe(titles.length)
})

it('has none for anything else that stands behind an address', () => {
  for (const fragment of [
    '',
    '#',
    '#crisis-lines',
    '#sign-in',
    'constructor',
    '#sign-in-failed2',
  ]) {
    expect(returnWords(fragment)).toBeUndefined()
  }
})
