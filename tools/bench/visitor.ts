import { Agent as PlainAgent, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecret, Agent as SecretAgent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 20
const PATIENCE_MS = 300_000
const ANSWER_MS = 60_000
const FORM = '----visitor'

export interface Answer {
  readonly status: number
  readonly text: string
  /** Seconds, where it asks to wait. */
  readonly retryAfter: string | undefined
}

/** Somebody at an address, with the account that the first write made. Every address of 127.0.0.0/8 is this machine. */
export class Visitor {
  readonly #url: string
  readonly #options: RequestOptions
  readonly #request: typeof requestPlain
  #cookie: string | undefined

  /** @param ca the certificate of a hub at https, where nobody vouches for it */
  constructor(url: string, address: string, ca?: Buffer) {
    const isSecret = url.startsWith('https:')
    const options = { localAddress: address, keepAlive: true }
    this.#url = url
    this.#options = {
      agent: isSecret ? new SecretAgent({ ...options, ca }) : new PlainAgent(options),
      timeout: ANSWER_MS,
    }
    this.#request = isSecret ? requestSecret : requestPlain
  }

  /** Answers what is accepted, and throws for the rest. */
  async ask(method: string, path: string, body?: object | Buffer): Promise<unknown> {
    const { status, text } = await this.send(method, path, body)
    if (status > 299) throw new Error(`${method} ${path}: ${status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  /** Takes the demo, which charges nothing. */
  async subscribe(): Promise<void> {
    const { clientSecret } = (await this.ask('POST', '/api/create-subscription', {})) as {
      clientSecret: string
    }
    await this.ask('POST', '/api/subscription/demo-confirm', { clientSecret })
  }

  /** @returns the document's id */
  async upload(file: Buffer): Promise<string> {
    return ((await this.ask('POST', '/api/documents/upload', formOf(file))) as { id: string }).id
  }

  analyze(id: string): Promise<unknown> {
    return this.ask('POST', `/api/documents/${id}/analyze`)
  }

  async untilAnalyzed(id: string): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      const { status } = (await this.ask('GET', `/api/documents/${id}`)) as { status: string }
      if (status === 'completed') return
      if (status === 'failed' || performance.now() > until) throw new Error(`It is ${status}.`)
      await wait(LOOK_MS)
    }
  }

  leave(): void {
    const { agent } = this.#options
    if (agent instanceof PlainAgent) agent.destroy()
  }

  /** Sends a call; a buffer is a form (`formOf`). Throws where no answer comes. */
  send(
    method: string,
    path: string,
    body?: object | Buffer,
    accept = 'application/json',
  ): Promise<Answer> {
    const isForm = Buffer.isBuffer(body)
    const payload = isForm || body === undefined ? body : Buffer.from(JSON.stringify(body))
    const headers = {
      accept,
      ...(payload && {
        'content-type': isForm ? `multipart/form-data; boundary=${FORM}` : 'application/json',
        'content-length': payload.length,
      }),
      ...(this.#cookie && { cookie: this.#cookie }),
    }
    return new Promise((resolve, reject) => {
      const sent = this.#request(
        this.#url + path,
        { ...this.#options, method, headers },
        async (response) => {
          try {
            let text = ''
            for await (const part of response.setEncoding('utf8')) text += part
            this.#cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? this.#cookie
            const retryAfter = response.headers['retry-after']
            resolve({ status: response.statusCode ?? 500, text, retryAfter })
          } catch (error) {
            reject(error)
          }
        },
      )
      sent.once('error', reject)
      sent.once('timeout', () => sent.destroy(new Error('No answer came in time.')))
      sent.end(payload)
    })
  }
}

/** An upload as a browser sends it. */
export function formOf(file: Buffer, name = 'a'): Buffer {
  const head = `--${FORM}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${FORM}--\r\n`)])
}
