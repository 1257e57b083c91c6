import type { Hex } from '../registry/records.ts'
import type { Fee } from './fee.ts'

/** How a transaction may end. */
export type EndName =
  | 'done'
  | 'rejected'
  | 'reverted'
  | 'cancelled'
  | 'replaced'
  | 'overtaken'
  | 'dropped'
  | 'failed'

/** The end of a transaction, and what to say of it. */
export interface Ending {
  phase: EndName
  /** One or two sentences for the reader. */
  words: string
  /** The transaction that the network took; undefined where nothing was sent. */
  hash?: Hex
  /** That transaction at the network's explorer; null where there is none. */
  link?: string | null
  /** The id of the record that was made, where one was. */
  recordId?: number
}

/** Where a write stands. */
export type TransactionState =
  | { phase: 'ready' }
  /** It is tried out and priced, and the wallet is brought to the right network. */
  | { phase: 'estimating' }
  /** The wallet asks its owner. */
  | { phase: 'asking'; fee: Fee }
  /** It was sent and is waited for. */
  | { phase: 'confirming'; hash: Hex; link: string | null }
  | Ending

/** The word of a button while its write runs, false when it does not. `first` is 'Posting...' or 'Adding...'. */
export function busyWord({ phase }: TransactionState, first: string): string | false {
  if (phase === 'estimating' || phase === 'asking') return first
  return phase === 'confirming' && 'Confirming...'
}

/** Whether this is an end that is not known to have stored anything: the form stays and says why. */
export function isFailure(state: TransactionState): state is Ending {
  return 'words' in state && state.phase !== 'done'
}
