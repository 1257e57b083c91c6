import {
  REMOVE_CONTENT_SECONDS_MAX,
  removeContentDomain,
  removeContentTypes,
} from '@hub/api/contentTerms'
import { signTypedData } from 'viem/actions'
import { contentCall } from '../../lib/content/contentCall.ts'
import { textAddress } from '../../lib/content/textAddress.ts'
import type { WalletAccess } from '../access.ts'
import { toRightNetwork } from '../transactions/toRightNetwork.ts'
import { failureKind } from '../walletFailure.ts'
import type { Hex } from './records.ts'

/** A content of the store, and the user's own record that brought it to the chain. */
export interface OwnContent {
  record: 'review' | 'document'
  id: number
  contentHash: Hex
}

/**
 * Removes a stored content for good: the wallet is asked for a signature, which costs nothing. The record on the
 * chain stays as it is. What is removed already is no error.
 *
 * @throws viem's error where the wallet does not sign
 * @throws CallError where the hub refuses
 */
export async function removeContent(
  access: WalletAccess,
  { contentHash, id, record }: OwnContent,
): Promise<void> {
  const { walletClient, chain } = access
  await toRightNetwork(access)
  const deadline = Math.floor(Date.now() / 1000) + REMOVE_CONTENT_SECONDS_MAX / 2
  const signature = await signTypedData(walletClient, {
    domain: { ...removeContentDomain, chainId: chain.id, verifyingContract: chain.registry },
    types: removeContentTypes,
    primaryType: 'RemoveContent',
    message: { record, id: BigInt(id), contentHash, deadline: BigInt(deadline) },
  })
  await contentCall(`/api/content/${textAddress(contentHash)}`, {
    method: 'DELETE',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ record, id: String(id), deadline, signature }),
  })
}

/** Why the wallet did not sign a removal, in a sentence. */
export function removalFailure(error: unknown): string {
  const kind = failureKind(error)
  if (kind === 'rejected') return 'You said no in your wallet. Nothing was removed.'
  if (kind === 'alreadyAsking') {
    return 'Your wallet is already asking you. Open it and answer there, then try again here.'
  }
  if (kind === 'notAdded' || kind === 'cannotSwitch') {
    return 'Your wallet is on another network. Switch it, then try again. Nothing was removed.'
  }
  return 'Your wallet or the hub did not answer. Nothing was removed. Try again in a moment.'
}
