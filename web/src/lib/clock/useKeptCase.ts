import { useSyncExternalStore } from 'react'
import type { CaseState } from './caseStore.ts'
import { keptCase } from './keptCase.ts'

const coming: CaseState = { status: 'coming' }

/** The case that this device keeps, also when another tab changes it. Still coming in the prerendered page. */
export function useKeptCase(): CaseState {
  return useSyncExternalStore(subscribe, keptCase.state, () => coming)
}

function subscribe(listener: () => void): () => void {
  const reread = () => void keptCase.reread()
  const stop = keptCase.subscribe(listener)
  window.addEventListener('storage', reread)
  return () => {
    stop()
    window.removeEventListener('storage', reread)
  }
}
