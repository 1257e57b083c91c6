import type { ChainConfig } from '@hub/api/chain'
import type { WalletAccess } from '../access.ts'
import type { WalletFailure } from '../walletFailure.ts'
import type { WalletChoice } from './choices.ts'
import type { Pairing } from './connectorParts.ts'

/** Something that a wallet was asked for and has not answered yet. */
export interface Attempt {
  choice: WalletChoice
  /** `loading`: its code is on its way. `asking`: the wallet has the question. */
  step: 'loading' | 'asking'
  /** It takes longer than usual. */
  slow: boolean
  /** What a wallet on another device needs, once it is there. */
  pairing: Pairing | undefined
}

/** All that the wallet's own screens show. A new object for each change. */
export interface WalletView {
  /** `reconnecting`: a wallet of an earlier visit is being asked whether it is still there. */
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  /** This and the next two are there while a wallet is connected. */
  address?: `0x${string}`
  /** The network that the wallet is on; it may be another one than the hub's. */
  chainId?: number
  connectorName?: string
  /** The hub's network; null where the hub runs without one, `failed` where that could not be read. */
  chain: ChainConfig | null | 'loading' | 'failed'
  choices: readonly WalletChoice[]
  attempt: Attempt | undefined
  /** The wallet is asked to change its network. `slow` as above. */
  switching: 'asking' | 'slow' | undefined
  failure: WalletFailure | undefined
  /** Whether the hub's network answered when it was asked last. */
  answers: 'unknown' | 'yes' | 'no'
  /** What could not be read is asked for again. */
  retrying: boolean
  /** There while a wallet is connected on the hub's network. */
  access: WalletAccess | undefined
}

/** Before anything is known; what the server draws. */
export const firstView: WalletView = {
  status: 'disconnected',
  chain: 'loading',
  choices: [],
  attempt: undefined,
  switching: undefined,
  failure: undefined,
  answers: 'unknown',
  retrying: false,
  access: undefined,
}
