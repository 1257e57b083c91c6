/**
 * The fake payment provider as a process of its own, for tests that do not run inside of the server. Its parent
 * sends it what happens there, and is answered each time.
 */
import type { BookedSubscription } from './paymentBooks.ts'
import { signedEvent, startPaymentHost } from './paymentHost.ts'

/** What happens at the provider. */
export type Happening =
  | { kind: 'pay'; clientSecret: string }
  | { kind: 'change'; clientSecret: string; changes: Partial<BookedSubscription> }
  | { kind: 'tell'; clientSecret: string; hubUrl: string }
  | { kind: 'down'; down: boolean }

const host = await startPaymentHost()

function subscriptionOf(clientSecret: string): BookedSubscription {
  const found = host.books.subscriptions.get(clientSecret.replace(/_secret$/, ''))
  if (!found) throw new Error(`There is no subscription with the secret ${clientSecret}.`)
  return found
}

async function happen(happening: Happening): Promise<void> {
  switch (happening.kind) {
    case 'pay':
      host.books.pay(happening.clientSecret)
      return
    case 'change':
      host.books.change(subscriptionOf(happening.clientSecret).id, happening.changes)
      return
    case 'down':
      host.setDown(happening.down)
      return
    case 'tell': {
      const event = signedEvent({ object: subscriptionOf(happening.clientSecret) })
      await fetch(`${happening.hubUrl}/api/stripe/webhook`, {
        method: 'POST',
        body: event.payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
      })
    }
  }
}

process.on('message', (happening: Happening) => {
  happen(happening).then(
    () => process.send?.({ done: true }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.({ settings: host.stripe })
