import type { ChainConfig } from '@hub/api/chain'
import type { HubConfig } from './hubConfig.ts'
import { withinTime } from './withinTime.ts'

const ANSWER_MS = 6000

/** Whether the hub's network answers by way of the hub, and is the one that it should be. */
export async function networkAnswers(config: HubConfig, chain: ChainConfig): Promise<boolean> {
  try {
    const answer = await withinTime(
      ANSWER_MS,
      config.getClient().request({ method: 'eth_chainId' }),
    )
    return Number(answer) === chain.id
  } catch {
    return false
  }
}
