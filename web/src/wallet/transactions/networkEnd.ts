import type { TransactionReceipt } from 'viem'

/** What became of a transaction on the network. */
export type NetworkEnd =
  | { kind: 'mined'; receipt: TransactionReceipt }
  /**
   * `cancelled`: by an empty transaction to oneself; `replaced`: by a different one; `overtaken`: by one that was not
   * found, so that nobody knows here whether it was the same.
   */
  | { kind: 'cancelled' | 'replaced' | 'overtaken' | 'dropped' }
