import type { ChainConfig } from '@hub/api/chain'
import { reconnect } from '@wagmi/core'
import type { AnnouncedWallet } from './announcedWallets.ts'
import { coinbaseWallet, demoWallet, type WalletChoice, walletConnectWallet } from './choices.ts'
import { ANSWER_MS, type TrackedConnector, track } from './connecting.ts'
import type { HubConfig } from './hubConfig.ts'
import { makeConnector } from './makeConnector.ts'
import { findConnected } from './statusCheck.ts'
import { withinTime } from './withinTime.ts'

/** The wallets of an earlier visit. */
interface KeptWallets {
  /** Those that are still there. */
  found: WalletChoice[]
  /** Those that answer after this was given up: undefined where each has answered. */
  late: Promise<WalletChoice[]> | undefined
}

/** Looks for the wallets of an earlier visit, by the ids of their connectors. Nothing but these is asked. */
export async function findWallets(
  chain: ChainConfig,
  ids: readonly string[],
): Promise<KeptWallets> {
  const checks = await Promise.all(ids.map((id) => check(id, chain)))
  const late = checks.flatMap((one) => one.late ?? [])
  return {
    found: checks.flatMap(({ choice }) => choice ?? []),
    late: late.length > 0 ? Promise.all(late).then((all) => all.flat()) : undefined,
  }
}

async function check(
  id: string,
  chain: ChainConfig,
): Promise<{ choice: WalletChoice | undefined; late?: Promise<WalletChoice[]> }> {
  if (id === demoWallet.id) return { choice: chain.demoWallet ? demoWallet : undefined }
  if (id === walletConnectWallet.id) {
    return { choice: chain.walletConnectProjectId ? walletConnectWallet : undefined }
  }
  if (id === coinbaseWallet.id) return { choice: coinbaseWallet }
  const { wallet, late } = await findConnected(id)
  return {
    choice: wallet && asChoice(wallet),
    late: late?.then((one) => (one ? [asChoice(one)] : [])),
  }
}

const asChoice = (wallet: AnnouncedWallet): WalletChoice => ({ kind: 'installed', ...wallet })

/** Connects wallets again, without a question to anybody; the first that can be becomes the current one. */
export async function connectAgain(
  config: HubConfig,
  chain: ChainConfig,
  choices: readonly WalletChoice[],
): Promise<TrackedConnector[]> {
  if (choices.length === 0) return []
  const made = await Promise.allSettled(
    choices.map((choice) => makeConnector(choice, chain, () => {})),
  )
  const tracked = made.flatMap((one) => (one.status === 'fulfilled' ? track(one.value) : []))
  const connectors = tracked.map(({ connector }) => connector)
  // One that cannot be reached leaves the hub without a wallet, never with an endless wait.
  await withinTime(ANSWER_MS, reconnect(config, { connectors })).catch(() => {})
  return tracked
}
