import type { ChainConfig } from '@hub/api/chain'
import { reconnect } from '@wagmi/core'
import { coinbaseWallet, demoWallet, type WalletChoice, walletConnectWallet } from './choices.ts'
import { ANSWER_MS, type TrackedConnector, track } from './connecting.ts'
import type { HubConfig } from './hubConfig.ts'
import { makeConnector } from './makeConnector.ts'
import { findConnected } from './statusCheck.ts'
import { withinTime } from './withinTime.ts'

/**
 * Connects the wallets of an earlier visit again, without a question to anybody; the first that is still there
 * becomes the current one. Nothing but these is asked.
 *
 * @param ids the ids of their connectors, the current one first
 */
export async function restoreConnections(
  config: HubConfig,
  chain: ChainConfig,
  ids: readonly string[],
): Promise<TrackedConnector[]> {
  const found = await Promise.all(ids.map((id) => restorable(id, chain)))
  const tracked = found.filter((one) => one !== undefined)
  const connectors = tracked.map(({ connector }) => connector)
  // One that cannot be reached leaves the hub without a wallet, never with an endless wait.
  await withinTime(ANSWER_MS, reconnect(config, { connectors })).catch(() => {})
  return tracked
}

async function restorable(id: string, chain: ChainConfig): Promise<TrackedConnector | undefined> {
  const choice = await choiceOf(id, chain)
  if (!choice) return undefined
  try {
    return track(await makeConnector(choice, chain, () => {}))
  } catch {
    return undefined
  }
}

async function choiceOf(id: string, chain: ChainConfig): Promise<WalletChoice | undefined> {
  if (id === demoWallet.id) return chain.demoWallet ? demoWallet : undefined
  if (id === walletConnectWallet.id) {
    return chain.walletConnectProjectId ? walletConnectWallet : undefined
  }
  if (id === coinbaseWallet.id) return coinbaseWallet
  const wallet = await findConnected(id)
  return wallet && { kind: 'installed', ...wallet }
}
