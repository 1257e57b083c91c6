import { registryAbi } from '@hub/contracts/abi/registry'
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '../testing/testChain.ts'
import { hasConversation, readConversationTitles } from './readConversationTitles.ts'
import type { RegistryReader } from './registryReader.ts'

const user: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A registry on which the user has conversations of these titles, by id. */
function registryOf(titles: Record<number, string>) {
  const asked: bigint[] = []
  const conversation = (id: bigint) => {
    asked.push(id)
    const title = titles[Number(id)] ?? ''
    return { id, title, messageCount: 0n, timestamp: 1n, owner: user }
  }
  const request = async ({ params }: { params: [{ data: Hex }] }) => {
    const { functionName, args } = decodeFunctionData({ abi: registryAbi, data: params[0].data })
    const result =
      functionName === 'getUserConversations'
        ? Object.keys(titles).map(BigInt)
        : conversation((args?.[0] ?? 0n) as bigint)
    return encodeFunctionResult({ abi: registryAbi, functionName, result })
  }
  const reader = { chain: testChain, publicClient: { request } } as unknown as RegistryReader
  return { asked, reader }
}

test('the titles are those of the newest records, and older ones are not read', async () => {
  const { asked, reader } = registryOf({ 3: 'one', 5: 'two', 8: 'three' })
  expect(await readConversationTitles(reader, user, 2)).toEqual(['two', 'three'])
  expect(asked).toEqual([5n, 8n])
})

test('a title that anybody may have written is made fit to be compared and shown', async () => {
  const { reader } = registryOf({ 1: 'a\u202e\nb' })
  const [title] = await readConversationTitles(reader, user, 50)
  expect(title).not.toMatch(/[\u202e\n]/)
})

test('a title is found however many came after it, and the search ends with it', async () => {
  const titles = Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => [at + 1, `no. ${at + 1}`]),
  )
  const { asked, reader } = registryOf(titles)
  expect(await hasConversation(reader, user, 'no. 100')).toBe(true)
  expect(asked).toHaveLength(50)
  expect(await hasConversation(reader, user, 'no. 1')).toBe(true)
  expect(await hasConversation(reader, user, 'no. 121')).toBe(false)
  expect(await hasConversation(registryOf({}).reader, user, 'no. 1')).toBe(false)
})
