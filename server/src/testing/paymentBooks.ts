/** The fake payment provider's customers and subscriptions, and what it answers of them. */

/** A form's fields as they were sent, such as `items[0][price]`. */
export type Form = Record<string, string>

export interface Reply {
  status: number
  body: object
}

export interface BookedSubscription {
  id: string
  object: 'subscription'
  customer: string
  status: string
  description: string | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  items: { object: 'list'; data: { id: string; current_period_end: number }[] }
  latest_invoice: {
    id: string
    object: 'invoice'
    status: 'open' | 'paid' | 'void'
    confirmation_secret: { client_secret: string; type: 'payment_intent' }
  }
}

type Answer = (form: Form, id: string) => Reply

const ok = (body: object): Reply => ({ status: 200, body })
const missing = (param: string): Reply => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', param } },
})

const MONTH_SECONDS = 30 * 86_400

export class PaymentBooks {
  readonly customers = new Set<string>()
  readonly subscriptions = new Map<string, BookedSubscription>()
  price: Record<string, unknown> = {
    id: 'price_month',
    object: 'price',
    active: true,
    currency: 'usd',
    unit_amount: 1000,
    recurring: { interval: 'month', interval_count: 1 },
    product: {
      id: 'prod_1',
      object: 'product',
      name: 'Membership',
      statement_descriptor: 'HARBOR MEMBERSHIP',
    },
  }
  #count = 0

  readonly #calls: Record<string, Answer> = {
    'POST /v1/customers': () => {
      const id = this.#next('cus')
      this.customers.add(id)
      return ok({ id, object: 'customer' })
    },
    'DELETE /v1/customers/:id': (_, id) => {
      if (!this.customers.delete(id)) return missing('id')
      for (const one of this.ofCustomer(id)) this.change(one.id, { status: 'canceled' })
      return ok({ id, object: 'customer', deleted: true })
    },
    'POST /v1/subscriptions': (form) => {
      const { customer = '' } = form
      return this.customers.has(customer) ? ok(this.#book(customer, form)) : missing('customer')
    },
    'GET /v1/subscriptions/:id': (_, id) => this.#subscription(id, {}),
    'POST /v1/subscriptions/:id': (form, id) =>
      this.#subscription(id, {
        ...('cancel_at_period_end' in form && {
          cancel_at_period_end: form.cancel_at_period_end === 'true',
        }),
        ...('cancel_at' in form && { cancel_at: form.cancel_at ? Number(form.cancel_at) : null }),
      }),
    'DELETE /v1/subscriptions/:id': (_, id) => this.#subscription(id, { status: 'canceled' }),
    'GET /v1/prices/:id': () => ok(this.price),
    'GET /v1/account': () =>
      ok({ id: 'acct_1', settings: { payments: { statement_descriptor: 'HARBOR' } } }),
    'POST /v1/billing_portal/sessions': (form) =>
      this.customers.has(form.customer ?? '')
        ? ok({ id: 'bps_1', url: `https://portal.example/${form.customer}` })
        : missing('customer'),
  }

  /** @param call a method and a path, such as `GET /v1/subscriptions/sub_1` */
  answer(call: string, form: Form): Reply {
    const plain = this.#calls[call]
    if (plain) return plain(form, '')
    const [, start = '', id = ''] = /^(.+)\/([^/]+)$/.exec(call) ?? []
    const one = this.#calls[`${start}/:id`]
    return one ? one(form, id) : { status: 404, body: { error: { type: 'api_error' } } }
  }

  ofCustomer(customer: string): BookedSubscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer)
  }

  /** Pays the open invoice that a browser was given the secret of. */
  pay(clientSecret: string): BookedSubscription {
    const paid = [...this.subscriptions.values()].find(
      ({ latest_invoice: { confirmation_secret } }) =>
        confirmation_secret.client_secret === clientSecret,
    )
    if (!paid) throw new Error(`There is no payment ${clientSecret}.`)
    return this.change(paid.id, {
      status: 'active',
      latest_invoice: { ...paid.latest_invoice, status: 'paid' },
    })
  }

  /** Changes a subscription, as time or a person at the provider's pages does. */
  change(id: string, changes: Partial<BookedSubscription>): BookedSubscription {
    const before = this.subscriptions.get(id)
    if (!before) throw new Error(`There is no subscription ${id}.`)
    const after = { ...before, ...changes }
    this.subscriptions.set(id, after)
    return after
  }

  #subscription(id: string, changes: Partial<BookedSubscription>): Reply {
    return this.subscriptions.has(id) ? ok(this.change(id, changes)) : missing('id')
  }

  #book(customer: string, form: Form): BookedSubscription {
    const id = this.#next('sub')
    const end = Math.floor(Date.now() / 1000) + MONTH_SECONDS
    const booked: BookedSubscription = {
      id,
      object: 'subscription',
      customer,
      status: 'incomplete',
      description: form.description ?? null,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: { object: 'list', data: [{ id: this.#next('si'), current_period_end: end }] },
      latest_invoice: {
        id: this.#next('in'),
        object: 'invoice',
        status: 'open',
        confirmation_secret: { client_secret: `${id}_secret`, type: 'payment_intent' },
      },
    }
    this.subscriptions.set(id, booked)
    return booked
  }

  #next(kind: string): string {
    this.#count += 1
    return `${kind}_${this.#count}`
  }
}
