import type { WalletAccess } from '../access.ts'
import type { RegistryReview } from './records.ts'
import { removeContent } from './removeContent.ts'

/**
 * Removes the stored text of the user's own review for good: the wallet is asked for a signature, which costs
 * nothing. The record on the chain stays as it is.
 *
 * @throws viem's error where the wallet does not sign
 * @throws CallError where the hub refuses
 */
export async function removeText(
  access: WalletAccess,
  { id, contentHash }: Pick<RegistryReview, 'id' | 'contentHash'>,
): Promise<void> {
  await removeContent(access, { record: 'review', id, contentHash })
}
