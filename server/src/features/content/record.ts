import { registryAbi } from '@hub/contracts/abi/registry'
import type { Address, Hex } from 'viem'
import type { Chain } from '../../chain/chain.ts'

/** What a record on chain says of its content. */
interface ChainRecord {
  author: Address
  digests: readonly Hex[]
}

/** Reads a record of which an event told. Throws the client's errors. */
export async function readRecord(
  { client, registry }: Pick<Chain, 'client' | 'registry'>,
  { id, record }: { id: string; record: 'review' | 'document' },
): Promise<ChainRecord> {
  const contract = { address: registry, abi: registryAbi } as const
  if (record === 'review') {
    const args = [BigInt(id), 1n] as const
    const reviews = await client.readContract({
      ...contract,
      functionName: 'getReviewsByRange',
      args,
    })
    const review = reviews.find((one) => one.id === BigInt(id))
    if (!review) throw new Error('The chain does not have this review.')
    return { author: review.reviewer, digests: [review.contentHash] }
  }
  const args = [BigInt(id)] as const
  const document = await client.readContract({ ...contract, functionName: 'getDocument', args })
  return { author: document.owner, digests: [document.contentHash, document.analysisHash] }
}
