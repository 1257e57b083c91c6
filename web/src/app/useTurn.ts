import { useEffect, useRef } from 'react'
import { frameId } from '../ui/overlays/layers.ts'
import { readKept } from '../wallet/kept/keptWallet.ts'

/**
 * Leads the reader to the top of the first page when it turns from welcome to dashboard or back, since the button
 * that was pressed is gone then. Not at the first drawing, which takes the focus nowhere.
 */
export function useTurn(isConnected: boolean): void {
  const last = useRef<boolean>(undefined)
  useEffect(() => {
    const before = last.current
    // The first drawing over the prerendered page does not know the wallet yet.
    last.current = before === undefined ? readKept() !== undefined : isConnected
    if (before === undefined || before === isConnected) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>(`#${frameId} h1`)?.focus({ preventScroll: true })
  }, [isConnected])
}
