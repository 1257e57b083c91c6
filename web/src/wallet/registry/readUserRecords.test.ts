import { registryAbi } from '@hub/contracts/abi/registry'
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '../testing/testChain.ts'
import { readUserRecords } from './readUserRecords.ts'
import type { RegistryReader } from './registryReader.ts'

const user: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const digest: Hex = `0x${'00'.repeat(32)}`

/** A registry on which the user has these documents (times by id) and conversations; it notes each read. */
function registryOf(documents: Record<number, number>, conversations: Record<number, number>) {
  const reads: string[] = []
  const ids = (records: Record<number, number>) => Object.keys(records).map(BigInt)
  const document = (id: bigint) => ({
    id,
    filename: 'My case.pdf',
    contentHash: digest,
    analysisHash: digest,
    mimeType: 'application/pdf',
    size: 1n,
    isAnalyzed: false,
    timestamp: BigInt(documents[Number(id)] ?? 0),
    owner: user,
  })
  const conversation = (id: bigint) => ({
    id,
    title: 'My case',
    messageCount: 0n,
    timestamp: BigInt(conversations[Number(id)] ?? 0),
    owner: user,
  })
  const answers: Record<string, (id: bigint) => unknown> = {
    getUserDocuments: () => ids(documents),
    getUserConversations: () => ids(conversations),
    getDocument: document,
    getConversation: conversation,
  }
  const request = async ({ params }: { params: [{ data: Hex }] }) => {
    const { functionName, args } = decodeFunctionData({ abi: registryAbi, data: params[0].data })
    reads.push(functionName)
    const result = answers[functionName]?.((args?.[0] ?? 0n) as bigint)
    return encodeFunctionResult({ abi: registryAbi, functionName, result: result as never })
  }
  const reader = { chain: testChain, publicClient: { request } } as unknown as RegistryReader
  return { reader, reads }
}

test('gives both kinds, newest first, without a name of any', async () => {
  const { reader } = registryOf({ 1: 100, 4: 300 }, { 2: 200 })
  expect(await readUserRecords(reader, user, 8)).toEqual([
    { kind: 'document', id: 4, timestamp: 300 },
    { kind: 'conversation', id: 2, timestamp: 200 },
    { kind: 'document', id: 1, timestamp: 100 },
  ])
})

test('reads no more than the newest few of somebody who has many', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [at + 1, at]))
  const { reader, reads } = registryOf(many, many)
  const records = await readUserRecords(reader, user, 3)
  expect(records.map(({ id }) => id)).toEqual([40, 40, 39, 39, 38, 38])
  expect(reads).toHaveLength(8)
})

test('somebody without records has none', async () => {
  const { reader } = registryOf({}, {})
  expect(await readUserRecords(reader, user, 8)).toEqual([])
})
