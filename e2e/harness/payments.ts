/** A hub that takes payments, with a payment provider on this machine and its script in the browser. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { fakeScript } from './fakePaymentScript.ts'
import { withFreshHub } from './freshHub.ts'

const hostProcess = fileURLToPath(
  new URL('../../server/src/testing/paymentHostProcess.ts', import.meta.url),
)

/** What the provider's host can be told to do; see server/src/testing/paymentHostProcess.ts. */
export class PaymentHost {
  readonly #process: ChildProcess
  readonly hubUrl: string

  constructor(child: ChildProcess, hubUrl: string) {
    this.#process = child
    this.hubUrl = hubUrl
  }

  pay(clientSecret: string): Promise<void> {
    return this.#happen({ kind: 'pay', clientSecret })
  }

  /** Changes a subscription at the provider, and tells the hub of it. */
  async change(clientSecret: string, changes: object): Promise<void> {
    await this.#happen({ kind: 'change', clientSecret, changes })
    await this.#happen({ kind: 'tell', clientSecret, hubUrl: this.hubUrl })
  }

  setDown(down: boolean): Promise<void> {
    return this.#happen({ kind: 'down', down })
  }

  async #happen(happening: object): Promise<void> {
    const answered = once(this.#process, 'message')
    this.#process.send(happening)
    const [answer] = (await answered) as [{ failed?: string }]
    if (answer.failed) throw new Error(answer.failed)
  }
}

/** Starts a hub that takes payments, and the host that it asks, for the time of `use`. */
export async function withPayments(use: (host: PaymentHost) => Promise<void>): Promise<void> {
  const child = fork(hostProcess)
  const [{ settings }] = (await once(child, 'message')) as [{ settings: Settings }]
  await withFreshHub(({ url }) => use(new PaymentHost(child, url)), environmentOf(settings))
  child.disconnect()
}

type Settings = Record<
  'secretKey' | 'publishableKey' | 'webhookSecret' | 'priceId' | 'apiUrl',
  string
>

function environmentOf(settings: Settings): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_PRICE_ID: settings.priceId,
    STRIPE_API_URL: settings.apiUrl,
  }
}

/**
 * How the provider answers a payment: it works, it works but is not booked yet, it does not (with these words),
 * or a bank wants its page.
 */
type Outcome = 'paid' | 'late' | { declined: string } | 'bank'

/** The provider's script in one page. */
export interface Provider {
  /** The secrets that payments were confirmed with. */
  confirmed: string[]
  /** Everything that the page asked of other hosts. */
  asked: string[]
  outcome: Outcome
  /** Whether the script itself can be fetched. */
  isReachable: boolean
}

/** Where the fake bank has its page. */
export const BANK = 'https://bank.example/confirm'

/** Stands in for all hosts but the hub's; no request of the page leaves this machine. */
export async function provideScript(page: Page, host: PaymentHost): Promise<Provider> {
  const provider: Provider = { confirmed: [], asked: [], outcome: 'paid', isReachable: true }
  await page.route(
    (url) => !url.href.startsWith(host.hubUrl),
    async (route) => {
      const request = route.request()
      provider.asked.push(request.url())
      const { hostname } = new URL(request.url())
      if (hostname === 'js.stripe.com' && provider.isReachable) {
        return route.fulfill({ contentType: 'text/javascript', body: fakeScript })
      }
      if (hostname === 'api.stripe.com') {
        const { secret, returnUrl } = request.postDataJSON() as Confirmation
        provider.confirmed.push(secret)
        return route.fulfill({
          json: await answer(provider.outcome, secret, returnUrl, host),
          headers: { 'access-control-allow-origin': '*' },
        })
      }
      if (request.url().startsWith(BANK)) {
        return route.fulfill({ contentType: 'text/html', body: '<title>Bank</title><h1>Bank</h1>' })
      }
      return route.abort()
    },
  )
  return provider
}

interface Confirmation {
  secret: string
  returnUrl: string
}

async function answer(outcome: Outcome, secret: string, returnUrl: string, host: PaymentHost) {
  if (outcome === 'bank') return { leaveTo: `${BANK}?back=${encodeURIComponent(returnUrl)}` }
  if (typeof outcome === 'object')
    return { error: { type: 'card_error', message: outcome.declined } }
  if (outcome === 'paid') await host.pay(secret)
  return { paymentIntent: { status: 'succeeded' } }
}
