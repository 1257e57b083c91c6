import { call } from '../../lib/client.ts'
import { paymentArrived, sayPaid } from './payment.ts'

/**
 * Goes on where somebody comes back from their bank. One who paid stays where they are, which then shows what
 * they paid for; all else is said on the subscription's own screen.
 *
 * @param outcome what the provider wrote into the address
 */
export async function finishReturn(outcome: string | null): Promise<void> {
  if (outcome === 'failed') return location.replace('/subscribe#payment-failed')
  const { status, hasAccess } = await call('GET /api/subscription-status')
  // An address that somebody made up starts no subscription.
  if (!hasAccess && status !== 'incomplete') return
  if (hasAccess || (await paymentArrived())) sayPaid()
  else location.replace('/subscribe#payment-waits')
}
