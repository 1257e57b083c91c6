import { expect, test } from 'vitest'
import { isAuthor, shownAuthor } from './shownAuthor.ts'

const reviewer = '0xAbCd000000000000000000000000000000000001'
const review = { reviewer, isAnonymous: true } as const

test('[posts.anonymous] an anonymous review shows no address', () => {
  expect(shownAuthor(review)).toBeNull()
})

test('a public review shows its address', () => {
  expect(shownAuthor({ ...review, isAnonymous: false })).toBe(reviewer)
})

test('its author is known by the address however that is written', () => {
  expect(isAuthor(review, reviewer.toLowerCase() as `0x${string}`)).toBe(true)
  expect(isAuthor(review, '0xAbCd000000000000000000000000000000000002')).toBe(false)
})
