import { useRef, useState } from 'react'
import type { WalletAccess } from '../access.ts'
import type { RegistryWrite } from './registryWrite.ts'
import { runTransaction } from './runTransaction.ts'
import type { Ending, TransactionState } from './transactionState.ts'

export interface Transacting {
  state: TransactionState
  /**
   * Sends a write and answers how it ended; it never rejects. While one runs, further presses get its end.
   */
  send: (write: RegistryWrite) => Promise<Ending>
  /** Back to `ready` after an end. */
  reset: () => void
}

const ready: TransactionState = { phase: 'ready' }

/** One write at a time, with its state for the screen. It goes on when the screen is left. */
export function useTransaction(access: WalletAccess): Transacting {
  const [state, setState] = useState<TransactionState>(ready)
  const running = useRef<Promise<Ending>>(undefined)
  const send = (write: RegistryWrite) => {
    running.current ??= runTransaction(access, write, setState).finally(() => {
      running.current = undefined
    })
    return running.current
  }
  const reset = () => {
    if (!running.current) setState(ready)
  }
  return { state, send, reset }
}
