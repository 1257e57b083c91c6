import { paymentWebhook } from '@hub/api/subscription'
import type { FastifyInstance } from 'fastify'
import type Stripe from 'stripe'
import { badRequest } from '../../plugins/refusal.ts'
import { refusalSchemas } from '../../plugins/refusalSchemas.ts'
import type { Services } from '../../services.ts'
import { askProvider } from './askProvider.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { readAnew } from './readAnew.ts'
import * as store from './store.ts'

const LARGEST_EVENT = 256 * 1024

/** The provider sends an event again until it is answered with a success. */
const sendAgain = 'The event could not be processed. Please send it again.'

/** Hears from the payment provider. Without a session: the signature says who calls. */
export function registerWebhook(app: FastifyInstance, services: Services): void {
  const { payments } = services
  if (!payments) return
  const { path, summary } = paymentWebhook
  // In a scope of its own: the signature is over the bytes of the body, so they are not parsed here.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    scope.route({
      method: 'POST',
      url: path,
      bodyLimit: LARGEST_EVENT,
      config: { isSigned: true },
      schema: { summary, response: refusalSchemas({ method: 'POST', refusals: [502] }) },
      handler: async (request) => {
        const event = await readEvent(payments, request.body, request.headers['stripe-signature'])
        await askProvider(request.log, sendAgain, () => workOff(services, payments, event))
        return { received: true }
      },
    })
  })
}

async function readEvent(
  payments: PaymentProvider,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  try {
    if (!Buffer.isBuffer(body)) throw new Error('There is no body.')
    return await payments.readEvent(body, String(signature))
  } catch {
    throw badRequest('The signature of this event does not fit, or it is too old.')
  }
}

/** An event only says that something changed: what holds now is asked of the provider. */
async function workOff(
  services: Services,
  payments: PaymentProvider,
  event: Stripe.Event,
): Promise<void> {
  const { queries } = services.database
  const customer = customerOf(event)
  if (!customer || (await store.knowsEvent(queries, event.id))) return
  await readAnew(services, payments, () => store.findPayerOf(queries, customer), event.id)
}

function customerOf(event: Stripe.Event): string | null {
  const about = event.data.object as { id?: string; customer?: string | { id: string } | null }
  if (event.type === 'customer.deleted') return about.id ?? null
  const { customer } = about
  return (typeof customer === 'object' ? customer?.id : customer) ?? null
}
