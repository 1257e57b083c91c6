/**
 * What the hub asks of the payment provider (Stripe), and how it reads the answers. Its library is loaded at the
 * first use, since most hubs take no payments.
 */
import { PREMIUM_PRICE } from '@hub/api/subscription'
import type { KeptSubscription, SubscriptionState } from '@hub/core/subscription/standing'
import type Stripe from 'stripe'
import type { StripeSettings } from '../../config.ts'

/**
 * The provider's states in our words. What is unpaid or paused can be mended with another card; what was never
 * paid leaves nothing behind.
 */
const states: Readonly<Record<string, SubscriptionState>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'none',
  canceled: 'canceled',
}

/** One try. The library tries twice more by itself. */
const TIMEOUT_MS = 10_000

const TOLERANCE_SECONDS = 300

/** Stands on invoices and receipts, which others may see: it says nothing of what this is. */
const DESCRIPTION = 'Monthly subscription'

/** A subscription as the provider has it. */
export interface PaidSubscription {
  id: string
  kept: KeptSubscription
  /** By which a browser pays its open invoice; null where there is none to pay. */
  clientSecret: string | null
}

/** What the operator set up there may not be sold as it is; the message tells the operator why. */
export class UnfitPrice extends Error {}

/** Card statements and receipts are seen by others: these words would tell them. */
const telling = /title\s*(ix|9)|harass|assault|misconduct|survivor|victim|complain|accus/i

/** The payment provider's API. Its errors are thrown as they are; `isMissing` knows one of them. */
export class PaymentProvider {
  readonly #settings: StripeSettings
  #library: Promise<Stripe> | null = null
  #statement: Promise<string | null> | null = null

  constructor(settings: StripeSettings) {
    this.#settings = settings
  }

  /** Makes a customer without a name or an address. The same key gives the same customer. */
  async createCustomer(key: string): Promise<string> {
    const stripe = await this.#stripe()
    const { id } = await stripe.customers.create({}, { idempotencyKey: `customer:${key}` })
    return id
  }

  /** Ends all that a customer is charged, at once, and forgets them. Once more changes nothing. */
  async forgetCustomer(customerId: string): Promise<void> {
    const stripe = await this.#stripe()
    await stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  }

  /** Starts a subscription that waits for its first payment. The same key gives the same subscription. */
  async subscribe(customer: string, key: string): Promise<PaidSubscription> {
    const stripe = await this.#stripe()
    const { priceId } = this.#settings
    const subscription = await stripe.subscriptions.create(
      {
        customer,
        items: [{ price: priceId }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        description: DESCRIPTION,
        expand,
      },
      { idempotencyKey: `subscription:${key}:${priceId}` },
    )
    return paidSubscription(subscription)
  }

  /** The subscription as it is now; null where the provider knows none with this id. */
  async read(id: string): Promise<PaidSubscription | null> {
    const stripe = await this.#stripe()
    try {
      return paidSubscription(await stripe.subscriptions.retrieve(id, { expand }))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  /** Lets a subscription end with its month. */
  async endWithMonth(id: string): Promise<void> {
    const stripe = await this.#stripe()
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  }

  /** Takes an end back, also one that the provider's own pages wrote as a date. */
  async goOn(id: string): Promise<void> {
    const stripe = await this.#stripe()
    const { cancel_at_period_end: byMonth } = await stripe.subscriptions.retrieve(id)
    await stripe.subscriptions.update(
      id,
      byMonth ? { cancel_at_period_end: false } : { cancel_at: '' },
    )
  }

  /** Ends a subscription that has nothing paid to run on; what is unpaid is not charged any more. */
  async endNow(id: string): Promise<void> {
    const stripe = await this.#stripe()
    await stripe.subscriptions.cancel(id)
  }

  /** The address of the provider's page with a customer's receipts and card. */
  async openPortal(customer: string, returnUrl: string): Promise<string> {
    const stripe = await this.#stripe()
    const session = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
    return session.url
  }

  /**
   * What card statements show of a payment; null where the provider does not tell. The first call also makes
   * sure that the price is the one that the screens name, and that its names tell nobody what this is.
   *
   * @throws UnfitPrice where it is not so
   */
  statement(): Promise<string | null> {
    this.#statement ??= this.#checkPrice().catch((error: unknown) => {
      // What the operator mends must not need a restart.
      this.#statement = null
      throw error
    })
    return this.#statement
  }

  /**
   * The event in the body of a webhook.
   *
   * @throws where the signature does not fit, or was made more than five minutes ago
   */
  async readEvent(body: Buffer, signature: string): Promise<Stripe.Event> {
    const stripe = await this.#stripe()
    return stripe.webhooks.constructEventAsync(
      body,
      signature,
      this.#settings.webhookSecret,
      TOLERANCE_SECONDS,
    )
  }

  async #checkPrice(): Promise<string | null> {
    const stripe = await this.#stripe()
    const price = await stripe.prices.retrieve(this.#settings.priceId, { expand: ['product'] })
    if (!isMonthlyPrice(price)) {
      throw new UnfitPrice('STRIPE_PRICE_ID is not an active price of ten US dollars a month.')
    }
    const product = typeof price.product === 'object' && !price.product.deleted && price.product
    const own = product ? product.statement_descriptor : null
    const statement = own || (await this.#accountStatement(stripe))
    if (product && telling.test(`${product.name} ${statement}`)) {
      throw new UnfitPrice('The product or its statement descriptor tells what this is.')
    }
    return statement
  }

  /** A restricted key may not be allowed to read it. */
  async #accountStatement(stripe: Stripe): Promise<string | null> {
    const account = await stripe.accounts.retrieveCurrent().catch(() => null)
    return account?.settings?.payments.statement_descriptor ?? null
  }

  #stripe(): Promise<Stripe> {
    this.#library ??= openLibrary(this.#settings)
    return this.#library
  }
}

function isMonthlyPrice({ active, currency, recurring, unit_amount }: Stripe.Price): boolean {
  if (!active || currency !== 'usd' || unit_amount !== PREMIUM_PRICE * 100) return false
  return recurring?.interval === 'month' && recurring.interval_count === 1
}

const expand = ['latest_invoice.confirmation_secret']

async function openLibrary({ apiUrl, secretKey }: StripeSettings): Promise<Stripe> {
  const { default: Library } = await import('stripe')
  const common = { maxNetworkRetries: 2, telemetry: false, timeout: TIMEOUT_MS }
  if (apiUrl === null) return new Library(secretKey, common)
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return new Library(secretKey, {
    ...common,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  })
}

function paidSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const { latest_invoice: invoice } = subscription
  const isOpen = typeof invoice === 'object' && invoice?.status === 'open'
  return {
    id: subscription.id,
    kept: readingOf(subscription),
    clientSecret: isOpen ? (invoice.confirmation_secret?.client_secret ?? null) : null,
  }
}

/** The provider knows no such thing: it was deleted there, or made with another account's keys. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing'
}

/** What the hub keeps of a subscription. A state that a later API may bring gives no access. */
function readingOf(
  subscription: Pick<Stripe.Subscription, 'status' | 'cancel_at' | 'cancel_at_period_end'> & {
    items: { data: readonly { current_period_end: number }[] }
    ended_at: number | null
  },
): KeptSubscription {
  const { cancel_at, cancel_at_period_end, ended_at, items } = subscription
  const status = states[subscription.status] ?? 'none'
  const monthEnd = items.data[0]?.current_period_end ?? null
  const end = ended_at ?? cancel_at ?? monthEnd
  const hasMonth = status !== 'incomplete' && status !== 'none'
  return {
    status,
    source: status === 'none' ? null : 'stripe',
    endsAt: hasMonth && end !== null ? new Date(end * 1000) : null,
    // The provider's own pages write an end at the month's end as a date.
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
  }
}
