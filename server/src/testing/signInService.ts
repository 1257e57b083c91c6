/** A sign-in service on this machine, with its own pages, and a person who walks through them. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseSetCookie } from 'cookie'
import { Provider } from 'oidc-provider'

export interface TestService {
  issuer: string
  clientId: string
  clientSecret: string
  /** Signs in at the service as `name`; answers the address at which it sends the browser back. */
  signIn(authorizeUrl: string, name: string): Promise<string>
  /** Turns round at the service's first page. */
  cancel(authorizeUrl: string): Promise<string>
  close(): Promise<void>
}

/** @param returnTo the only address that the service sends anybody back to */
export async function startSignInService(returnTo: string): Promise<TestService> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'hub', clientSecret: 'a secret of the hub' }
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [returnTo] },
    ],
    cookies: { keys: ['a key for tests'] },
    pkce: { required: () => true },
  })
  server.on('request', provider.callback())
  const person = (url: string) => new Person(issuer, returnTo).open(url)
  return {
    issuer,
    ...client,
    signIn: async (url, name) => {
      const walk = await person(url)
      await walk.submit({ prompt: 'login', login: name, password: 'anything' })
      await walk.submit({ prompt: 'consent' })
      return walk.sentBack()
    },
    cancel: async (url) => {
      const walk = await person(url)
      await walk.follow(/href="([^"]+\/abort)"/)
      return walk.sentBack()
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Follows redirects at the service and keeps its cookies, until it is sent back to the hub. */
class Person {
  readonly #issuer: string
  readonly #returnTo: string
  readonly #cookies = new Map<string, string>()
  #page = ''
  #back = ''

  constructor(issuer: string, returnTo: string) {
    this.#issuer = issuer
    this.#returnTo = returnTo
  }

  async open(url: string): Promise<this> {
    await this.#go(url, {})
    return this
  }

  async submit(fields: Record<string, string>): Promise<void> {
    const action = /action="([^"]+)"/.exec(this.#page)?.[1] ?? ''
    await this.#go(action, { method: 'POST', body: new URLSearchParams(fields) })
  }

  async follow(link: RegExp): Promise<void> {
    await this.#go(link.exec(this.#page)?.[1] ?? '', {})
  }

  sentBack(): string {
    if (this.#back === '')
      throw new Error(`The service did not send the browser back: ${this.#page}`)
    return this.#back
  }

  async #go(address: string, init: RequestInit): Promise<void> {
    const url = new URL(address, this.#issuer)
    if (url.href.startsWith(this.#returnTo)) {
      this.#back = url.href
      return
    }
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(line)
      this.#cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next) await this.#go(next, {})
    else this.#page = await response.text()
  }
}
