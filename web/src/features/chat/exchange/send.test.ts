import { expect, test } from 'vitest'
import { conversationTitle } from './send.ts'

test('a short message is the title', () => {
  expect(conversationTitle('  Can I bring my mom? ')).toBe('Can I bring my mom?')
  expect(conversationTitle('a'.repeat(50))).toBe('a'.repeat(50))
})

test('a longer one is cut after 50 characters', () => {
  expect(conversationTitle('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`)
})

test('lines become one', () => {
  expect(conversationTitle('Hello\nthere')).toBe('Hello there')
})

test('no character is cut in two', () => {
  expect(conversationTitle('😀'.repeat(60))).toBe(`${'😀'.repeat(50)}...`)
})
