import { parseSetCookie } from 'cookie'
import type { Answer, Hub } from './describeApi.ts'

/** One person's browser: keeps the hub's cookies, as a real one does, and sends them to `/api` only. */
export class Browser {
  readonly #hub: Hub
  readonly #headers: Record<string, string>
  readonly cookies = new Map<string, string>()

  /** @param headers what each request carries besides */
  constructor(hub: Hub, headers: Record<string, string> = {}) {
    this.#hub = hub
    this.#headers = headers
  }

  get(url: string): Promise<Answer> {
    return this.ask('GET', url)
  }

  post(url: string, payload?: object): Promise<Answer> {
    return this.ask('POST', url, { payload })
  }

  delete(url: string, payload?: object): Promise<Answer> {
    return this.ask('DELETE', url, { payload })
  }

  async ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    more: { payload?: object | string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const kept = url.startsWith('/api/') ? [...this.cookies] : []
    const cookie = kept.map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#hub.ask({
      method,
      url,
      ...(more.payload !== undefined && { payload: more.payload }),
      headers: {
        accept: 'application/json',
        ...this.#headers,
        ...(cookie && { cookie }),
        ...more.headers,
      },
    })
    this.#keep(answer.headers['set-cookie'])
    return answer
  }

  #keep(header: string | undefined): void {
    for (const line of [header ?? []].flat()) {
      const { name, value = '', maxAge } = parseSetCookie(line)
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
