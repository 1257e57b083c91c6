import type { ChainConfig } from '@hub/api/chain'
import type { Address, PublicClient } from 'viem'

/** The network that carries the registry. */
export interface Chain {
  /** The EIP-155 id. */
  readonly id: number
  /** The registry's contract. */
  readonly registry: Address
  /** The first block that may hold an event of the registry. */
  readonly registryBlock: bigint
  /** Reads the network. A call that fails throws viem's errors, also where nothing answers. */
  readonly client: PublicClient
  /** What the browser must know. */
  readonly config: ChainConfig
  /** Where the network's node answers JSON-RPC. Never to be shown: it may hold a provider's key. */
  readonly rpcUrl: string
  /**
   * Looks whether the node answers, for the right network, with the registry on it.
   *
   * @throws ChainFault with a sentence that may be shown
   */
  check: () => Promise<void>
  /** Ends what was started for it. */
  close: () => Promise<void>
}

/** The network does not do what the hub needs of it. The message is a sentence for anybody. */
export class ChainFault extends Error {}
