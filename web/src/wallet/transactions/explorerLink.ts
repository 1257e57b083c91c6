import type { ChainConfig } from '@hub/api/chain'
import type { Hex } from '../registry/records.ts'

/** A transaction's page at the network's explorer; null where the network has none. */
export function explorerLink({ explorerUrl }: ChainConfig, hash: Hex): string | null {
  return explorerUrl && `${explorerUrl}/tx/${hash}`
}
