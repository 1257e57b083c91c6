import { call } from '../../lib/client.ts'
import { invalidate } from '../../lib/reading/readings.ts'
import { toast } from '../../ui/feedback/toastStore.ts'

/** How often, and how far apart, the server is asked whether a payment has arrived. */
const TRIES = 5

const PAUSE_MS = 1500

/**
 * Waits until a payment that the provider confirmed is known to the server, which asks the provider itself.
 * False: it is not known yet, or the server does not answer.
 */
export async function paymentArrived(): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried++) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    try {
      const { status } = await call('POST /api/create-subscription')
      if (status === 'active') return true
    } catch {
      // The next try may reach it.
    }
  }
  return false
}

/** Says that a payment worked, and shows it everywhere. */
export function sayPaid(): void {
  rereadSubscription()
  toast({
    title: 'Payment Successful',
    description: 'Welcome to Title IX AI Assistant! You now have full access.',
  })
}

/** The toast of a payment that did not work. */
export function sayNotPaid(reason: string): void {
  toast({ title: 'Payment Failed', description: reason, tone: 'stop' })
}

/** Reads anew all that a change of the subscription shows in. */
export function rereadSubscription(): void {
  for (const name of ['subscription', 'account', 'activities']) invalidate([name])
}
