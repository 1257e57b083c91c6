import { subscriptionSources, subscriptionStates } from '@hub/core/subscription/standing'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** In US dollars a month. */
export const PREMIUM_PRICE = 10

const subscription = z.object({
  hasAccess: z.boolean(),
  status: z.enum(subscriptionStates),
  /** True after a cancel while the paid month runs; access ends with it. */
  cancelAtPeriodEnd: z.boolean(),
  /** When the paid month ends; null where nothing is paid by the month. */
  endsAt: z.iso.datetime().nullable(),
  source: z.enum(subscriptionSources).nullable(),
})
export type Subscription = z.infer<typeof subscription>

export const getSubscriptionStatus = endpoint({
  method: 'GET',
  path: '/api/subscription-status',
  summary: 'Whether this account has premium access, and until when; false without a session.',
  responses: {
    200: subscription.extend({
      /** False without a session: this browser has no account yet, or was signed out. */
      hasAccount: z.boolean(),
    }),
  },
})

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  summary:
    'Starts a subscription, or goes on with the one that was started. Makes a guest account where there is no session. `active`: there is nothing to pay.',
  responses: {
    200: z.object({
      status: z.enum(['incomplete', 'active']),
      clientSecret: z.string().nullable(),
      /** What card statements show of a payment; null where that is not known or nothing is charged. */
      statement: z.string().nullable(),
    }),
  },
  refusals: [401, 409, 429, 502],
})

export const confirmDemo = endpoint({
  method: 'POST',
  path: '/api/subscription/demo-confirm',
  summary: 'Confirms a demo subscription; 404 where payments are real.',
  body: z.object({ clientSecret: z.string().max(500) }),
  responses: { 200: subscription },
  refusals: [401, 404, 409, 429],
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'Ends the subscription with the paid month. Once more changes nothing.',
  responses: { 200: subscription },
  refusals: [401, 409, 429, 502],
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  summary: 'Takes a cancel back while the paid month runs.',
  responses: { 200: subscription },
  refusals: [401, 409, 429, 502],
})

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/subscription/portal',
  summary:
    "The address of the payment provider's page with receipts and the card; 404 in the demo.",
  responses: { 200: z.object({ url: z.string() }) },
  refusals: [401, 404, 429, 502],
})

/** Called by the payment provider with a signature over the raw body. */
export const paymentWebhook = {
  path: '/api/stripe/webhook',
  summary: 'Tells of a change to a subscription. Signed; the same event twice changes nothing.',
} as const
