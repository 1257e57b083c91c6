import { registryAbi } from '@hub/contracts/abi/registry'
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '../testing/testChain.ts'
import { findConversationTitles } from './findConversationTitles.ts'
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

test('a title that anybody may have written is made fit to be compared', async () => {
  const { reader } = registryOf({ 1: 'a\u202e\nb' })
  const known = new Map<number, string>()
  await findConversationTitles(reader, user, ['other'], known)
  expect(known.get(1)).not.toMatch(/[\u202e\n]/)
})

const many = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [at + 1, `no. ${at + 1}`]))

test('a title is found however many came after it, and the search ends with the last', async () => {
  const { asked, reader } = registryOf(many)
  const find = (...titles: string[]) => findConversationTitles(reader, user, titles)
  expect(await find('no. 100')).toEqual(['no. 100'])
  expect(asked).toHaveLength(50)
  expect(await find('no. 1', 'no. 121', 'no. 119')).toEqual(['no. 1', 'no. 119'])
  expect(await findConversationTitles(registryOf({}).reader, user, ['no. 1'])).toEqual([])
})

test('who looks for nothing asks the chain nothing', async () => {
  const request = () => Promise.reject(new Error('asked'))
  const reader = { chain: testChain, publicClient: { request } } as unknown as RegistryReader
  expect(await findConversationTitles(reader, user, [])).toEqual([])
})

test('what was read is not read again at the next block', async () => {
  const known = new Map<number, string>()
  const first = registryOf(many)
  await findConversationTitles(first.reader, user, ['never sent'], known)
  expect(first.asked).toHaveLength(120)
  const next = registryOf({ ...many, 121: 'never sent' })
  expect(await findConversationTitles(next.reader, user, ['never sent'], known)).toHaveLength(1)
  expect(next.asked).toEqual([121n])
})

test('a chain that began anew is read anew', async () => {
  const known = new Map<number, string>()
  await findConversationTitles(registryOf(many).reader, user, ['no. 1'], known)
  const anew = registryOf({ 1: 'another' })
  expect(await findConversationTitles(anew.reader, user, ['no. 1'], known)).toEqual([])
  expect(await findConversationTitles(anew.reader, user, ['another'], known)).toEqual(['another'])
})
