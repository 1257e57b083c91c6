import { removeContentDomain, removeContentTypes } from '@hub/api/content'
import type { Address, Hex } from 'viem'
import type { Chain } from '../../chain/chain.ts'

interface Claim {
  record: string
  id: string
  deadline: number
  signature: Hex
}

/**
 * Whether `author` signed that this content be removed. The chain is asked, so that an account that is a
 * contract can say itself what its signature is (ERC-1271). Throws the client's errors.
 */
export async function isSignedBy(
  { client, id: chainId, registry }: Pick<Chain, 'client' | 'id' | 'registry'>,
  author: Address,
  { deadline, id, record, signature }: Claim,
  contentHash: Hex,
): Promise<boolean> {
  return client.verifyTypedData({
    address: author,
    domain: { ...removeContentDomain, chainId, verifyingContract: registry },
    types: removeContentTypes,
    primaryType: 'RemoveContent',
    message: { record, id: BigInt(id), contentHash, deadline: BigInt(deadline) },
    signature,
  })
}
