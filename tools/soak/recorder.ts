import { EventEmitter, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One completion as it came, piece by piece. */
class Recording {
  readonly #pieces: string[] = []
  readonly #ending = new AbortController()
  readonly #news = new EventEmitter()
  #isOver = false

  /** @param call asks the model */
  constructor(call: (signal: AbortSignal) => Promise<Response>) {
    void this.#read(call(this.#ending.signal))
  }

  /** What the model wrote so far. */
  get words(): string {
    return this.#pieces
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('data: {'))
      .map((line) => JSON.parse(line.slice('data: '.length)).choices?.[0]?.delta?.content ?? '')
      .join('')
  }

  async over(): Promise<void> {
    while (!this.#isOver) await once(this.#news, 'news')
  }

  async playTo(response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.once('close', () => this.#news.emit('news'))
    for (let at = 0; !response.destroyed; ) {
      const piece = this.#pieces[at]
      if (piece !== undefined) {
        response.write(piece)
        at++
      } else if (this.#isOver) break
      else await once(this.#news, 'news')
    }
    // Who leaves after the first word has heard enough; before it, they only gave up waiting.
    if (response.destroyed && this.words !== '') this.#ending.abort()
    response.end()
  }

  async #read(source: Promise<Response>): Promise<void> {
    try {
      const decoder = new TextDecoder()
      for await (const bytes of (await source).body ?? []) {
        this.#pieces.push(decoder.decode(bytes, { stream: true }))
        this.#news.emit('news')
      }
    } catch {
      // It ends here, as it does for the hub.
    }
    this.#isOver = true
    this.#news.emit('news')
  }
}

/**
 * Stands between a hub and its model, and keeps what the model wrote. Who asks the same again, since the hub gave up
 * waiting on a busy machine, hears that answer from its beginning.
 *
 * @param model the base address of a service of the OpenAI protocol
 */
export async function startRecorder(model: string) {
  const recordings = new Map<string, Recording>()
  let last: Recording | undefined
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const ask = () => {
      const headers = { 'content-type': 'application/json' }
      const made = new Recording((signal) =>
        fetch(`${model}/chat/completions`, { method: 'POST', headers, body, signal }),
      )
      recordings.set(body, made)
      return made
    }
    last = recordings.get(body) ?? ask()
    await last.playTo(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** The completion that was asked for last since this was called last. */
    take: (): Recording | undefined => {
      const taken = last
      last = undefined
      return taken
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
