import { useRef, useState } from 'react'
import type { WalletAccess } from '../access.ts'
import { notLoadedWords } from './endWords.ts'
import type { RegistryWrite } from './registryWrite.ts'
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

// A list is read far more often than anybody writes.
const loadWriting = () => import('./runTransaction.ts')

/** One write at a time, with its state for the screen. It goes on when the screen is left. */
export function useTransaction(access: WalletAccess): Transacting {
  const [state, setState] = useState<TransactionState>(ready)
  const running = useRef<Promise<Ending>>(undefined)
  const send = (write: RegistryWrite) => {
    running.current ??= run(access, write, setState).finally(() => {
      running.current = undefined
    })
    return running.current
  }
  const reset = () => {
    if (!running.current) setState(ready)
  }
  return { state, send, reset }
}

async function run(
  access: WalletAccess,
  write: RegistryWrite,
  onState: (state: TransactionState) => void,
): Promise<Ending> {
  onState({ phase: 'estimating' })
  const writing = await loadWriting().catch(() => undefined)
  if (writing) return writing.runTransaction(access, write, onState)
  const ending: Ending = { phase: 'failed', words: notLoadedWords }
  onState(ending)
  return ending
}
