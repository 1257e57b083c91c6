import type { TransactionReceipt } from 'viem'

/** What became of a transaction on the network. */
export type NetworkEnd =
  | { kind: 'mined'; receipt: TransactionReceipt }
  /** `cancelled`: by an empty transaction to oneself; `replaced`: by a different one. */
  | { kind: 'cancelled' | 'replaced' | 'dropped' }
