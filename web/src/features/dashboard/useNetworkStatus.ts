import { useEffect, useState } from 'react'
import { invalidate } from '../../lib/reading/readings.ts'
import type { WalletAccess } from '../../wallet/access.ts'
import { type NetworkStatus, readNetworkStatus } from '../../wallet/registry/readNetworkStatus.ts'

/** One measure of the network. */
export interface Measure {
  /** null: it did not answer. */
  status: NetworkStatus | null
  /** When, in milliseconds since 1970. */
  at: number
}

/** A measure costs two small calls; every so many milliseconds, while the page can be seen. */
export const MEASURED_EVERY = 15_000

/** Measures the network again and again while the page is visible; undefined before the first measure. */
export function useNetworkStatus({ publicClient, chain }: WalletAccess): Measure | undefined {
  const [measure, setMeasure] = useState<Measure>()
  useEffect(() => {
    let left = false
    let busy = false
    let last: NetworkStatus | null | undefined
    const take = async () => {
      if (busy || document.visibilityState === 'hidden') return
      busy = true
      const status = await readNetworkStatus({ publicClient, chain }).catch(() => null)
      busy = false
      if (left) return
      // It is back: what could not be read meanwhile is read now.
      if (last === null && status !== null) invalidate(['registry'])
      last = status
      setMeasure({ status, at: Date.now() })
    }
    const look = () => void take()
    look()
    const timer = setInterval(look, MEASURED_EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [publicClient, chain])
  return measure
}
