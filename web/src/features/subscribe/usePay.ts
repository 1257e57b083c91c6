import { useRef, useState } from 'react'
import { paymentArrived, sayNotPaid, sayPaid } from './payment.ts'

/** How a try to pay ended, as far as the browser knows. */
export type Paid = { state: 'paid' } | { state: 'failed'; reason: string }

export interface Pay {
  busy: boolean
  /** Why the last try did not work. */
  reason: string | undefined
  /** It was confirmed, but the server does not know of it yet. */
  waits: boolean
  pay: () => void
  /** Asks the server again. */
  look: () => void
}

/**
 * Pays, once at a time.
 *
 * @param confirm confirms the payment; it never throws
 */
export function usePay(confirm: () => Promise<Paid>): Pay {
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const [waits, setWaits] = useState(false)
  // Set at once, other than state: a double press must not pay twice.
  const running = useRef(false)

  const once = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    await work()
    running.current = false
    setBusy(false)
  }
  const arrive = async () => {
    const arrived = await paymentArrived()
    setWaits(!arrived)
    if (arrived) sayPaid()
  }
  const pay = async () => {
    setReason(undefined)
    const paid = await confirm()
    if (paid.state === 'paid') return arrive()
    setReason(paid.reason)
    sayNotPaid(paid.reason)
  }
  return {
    busy,
    reason,
    waits,
    pay: () => void once(pay),
    look: () => void once(arrive),
  }
}
