/** The payment provider's API at its network edge, as far as the hub uses it. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { type Form, PaymentBooks, type Reply } from './paymentBooks.ts'

const WEBHOOK_SECRET = 'whsec_of_the_tests'

const keys = {
  secretKey: 'sk_test_of_the_tests',
  publishableKey: 'pk_test_of_the_tests',
  webhookSecret: WEBHOOK_SECRET,
  priceId: 'price_month',
}

/** One call that the host was asked. */
export interface Asked {
  call: string
  form: Form
  key: string | undefined
}

/** Starts it on a free port of this machine. */
export async function startPaymentHost() {
  const books = new PaymentBooks()
  const asked: Asked[] = []
  const answered = new Map<string, Reply>()
  let isDown = false
  let held: { call: string; reached: () => void; released: Promise<void> } | null = null

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const body = new URLSearchParams(await text(request))
    const form: Form = Object.fromEntries([...searchParams, ...body])
    const call = `${request.method} ${pathname}`
    const key = request.headers['idempotency-key']?.toString()
    asked.push({ call, form, key })
    if (isDown) return { status: 503, body: { error: { type: 'api_error' } } }
    const known = key === undefined ? undefined : answered.get(key)
    if (known) return known
    const reply = structuredClone(books.answer(call, form))
    if (held?.call === call) {
      const { reached, released } = held
      held = null
      reached()
      await released
    }
    if (key !== undefined) answered.set(key, reply)
    return reply
  }

  const server = createServer(async (request, response) => send(response, await answer(request)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** The settings of a hub that asks this host. */
    stripe: { ...keys, apiUrl: url },
    books,
    asked,
    /** While it is down it answers nothing but 503. */
    setDown: (down: boolean) => {
      isDown = down
    },
    /** Answers the next such call with what holds then, but not before `release` is called. */
    holdNext: (call: string) => {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      held = { call, reached: reached.resolve, released: released.promise }
      return { reached: reached.promise, release: released.resolve }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    // The library would wait and ask again.
    ...(status >= 500 && { 'stripe-should-retry': 'false' }),
  })
  response.end(JSON.stringify(body))
}

/** What a webhook is sent. */
export interface SignedEvent {
  payload: string
  signature: string
}

interface EventWords {
  id?: string
  type?: string
  /** The object that it is about. */
  object: object
  secret?: string
  /** In seconds since 1970. */
  timestamp?: number
}

/** An event of the provider, signed as it signs them. */
export function signedEvent(words: EventWords): SignedEvent {
  const { id = `evt_${randomUUID()}`, type = 'customer.subscription.updated', object } = words
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const { secret = WEBHOOK_SECRET, timestamp } = words
  const stripe = new Stripe(keys.secretKey)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { payload, signature }
}
