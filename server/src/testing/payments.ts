import { afterAll } from 'vitest'
import type { Browser } from './browser.ts'
import type { Answer, Hub } from './describeApi.ts'
import type { BookedSubscription } from './paymentBooks.ts'
import { type SignedEvent, signedEvent } from './paymentHost.ts'

export const statusOf = async (browser: Browser) =>
  (await browser.get('/api/subscription-status')).json

export const begin = (browser: Browser) => browser.post('/api/create-subscription')

/** What happened in an account, newest first. */
export const happened = async (browser: Browser): Promise<string[]> =>
  (await browser.get('/api/activities')).json.map(({ title }: { title: string }) => title)

/** Sends an event as the provider does: without a cookie, and with headers of its own. */
export function tell(hub: Hub, { payload, signature }: SignedEvent): Promise<Answer> {
  return hub.ask({
    method: 'POST',
    url: '/api/stripe/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
}

/** Tells a hub that a subscription changed. */
export function tellOf(hub: Hub, subscription: BookedSubscription): Promise<Answer> {
  return tell(hub, signedEvent({ object: subscription }))
}

/** Closes what a test file opened for all of its tests. */
export function closing<T extends { close(): Promise<void> }>(opened: T): T {
  afterAll(() => opened.close())
  return opened
}
