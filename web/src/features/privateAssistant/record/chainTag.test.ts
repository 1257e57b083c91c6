import { expect, test } from 'vitest'
import { conversationTitle } from '../../../wallet/registry/conversationTitle.ts'
import { testChain } from '../../../wallet/testing/testChain.ts'
import { isTag, newTag, recordedIds } from './chainTag.ts'

const wallet = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chain: testChain } as const
const other = { ...wallet, address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' } as const

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

test('a conversation is recorded once the chain has its title, and not because it was tried', () => {
  const [one, another] = [newTag(), newTag()]
  const list = [conversation(1, one), conversation(2, another), conversation(3)]
  const titles = [conversationTitle(one, wallet), 'conversation']
  expect([...recordedIds(list, titles, wallet)]).toEqual([1])
  expect([...recordedIds(list, [], wallet)]).toEqual([])
  expect([...recordedIds(list, titles, other)]).toEqual([])
})

test('the title on the chain is another for each wallet, and says nothing of the tag', () => {
  const tag = '0123456789abcdef'
  const title = conversationTitle(tag, wallet)
  expect(title).toMatch(/^conversation [0-9a-f]{16}$/)
  expect(title).not.toContain(tag)
  expect(conversationTitle(tag, { ...wallet, address: wallet.address })).toBe(title)
  expect(conversationTitle(tag, other)).not.toBe(title)
  expect(conversationTitle(newTag(), wallet)).not.toBe(title)
})
