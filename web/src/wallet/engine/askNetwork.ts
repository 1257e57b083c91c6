import type { ChainConfig } from '@hub/api/chain'
import type { HubConfig } from './hubConfig.ts'
import { withinTime } from './withinTime.ts'

export const NETWORK_ANSWER_MS = 6000

/** What came of asking the hub's network. */
interface NetworkCheck {
  /** It has answered in time, and is the one that it should be. */
  isThere: boolean
  /** The same of an answer that is still on its way after that; undefined where it has come. */
  late?: Promise<boolean>
}

/** Asks the hub's network by way of the hub. On a slow line the answer may come after the time that a person waits for it. */
export async function askNetwork(config: HubConfig, chain: ChainConfig): Promise<NetworkCheck> {
  const answer = config
    .getClient()
    .request({ method: 'eth_chainId' })
    .then(
      (id) => Number(id) === chain.id,
      () => false,
    )
  try {
    return { isThere: await withinTime(NETWORK_ANSWER_MS, answer) }
  } catch {
    return { isThere: false, late: answer }
  }
}
