import { keccak256, stringToHex } from 'viem'
import type { WalletAccess } from '../access.ts'

/**
 * The title that everybody can read on the chain. It says nothing, and each wallet has another one for the same
 * conversation: two that were alike would show for good that both wallets are one person's.
 *
 * @param tag known to this browser alone
 */
export function conversationTitle(
  tag: string,
  { address, chain }: Pick<WalletAccess, 'address' | 'chain'>,
): string {
  const of = [tag, chain.id, chain.registry.toLowerCase(), address.toLowerCase()]
  return `conversation ${keccak256(stringToHex(JSON.stringify(of))).slice(2, 18)}`
}
