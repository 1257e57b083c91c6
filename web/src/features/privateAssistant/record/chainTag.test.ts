import { expect, test } from 'vitest'
import { isTag, newTag, publicTitle, recordedIds } from './chainTag.ts'

const conversation = (id: number, chainTag?: string) => ({
  id,
  title: 'About my case',
  messages: [],
  lastActivity: '2026-11-21T15:00:00.000Z',
  ...(chainTag && { chainTag }),
})

test('a tag is new each time and nothing else is one', () => {
  const tags = Array.from({ length: 50 }, newTag)
  expect(new Set(tags).size).toBe(50)
  expect(tags.every(isTag)).toBe(true)
  for (const value of ['', 'x'.repeat(16), `${newTag()}0`, 7, null])
    expect(isTag(value)).toBe(false)
})

test('a conversation is recorded once the chain has its tag, and not because it was tried', () => {
  const [one, other] = [newTag(), newTag()]
  const list = [conversation(1, one), conversation(2, other), conversation(3)]
  expect([...recordedIds(list, [publicTitle(one), 'conversation'])]).toEqual([1])
  expect([...recordedIds(list, [])]).toEqual([])
})

test('the public title has nothing of the conversation', () => {
  expect(publicTitle('0123456789abcdef')).toBe('conversation 0123456789abcdef')
})
