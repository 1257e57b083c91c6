import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Proxies and phones drop a connection on which nothing moves. */
const HEARTBEAT_MS = 15_000
/** A reader that takes nothing for so long is gone, though its connection does not say so. */
const LONGEST_WAIT_MS = 30_000

/** True where the caller asks for the answer as it is written. */
export function wantsEvents(accept: string | undefined): boolean {
  return /\btext\/event-stream\b/i.test(accept ?? '')
}

/** Server-sent events on an answer that the framework has let go of. */
export class EventStream {
  readonly #response: ServerResponse
  readonly #heartbeat: NodeJS.Timeout
  /** While the reader is slow: settles with room, or without a reader. */
  #room: Promise<void> | undefined

  /** Sends the headers, with those that were set before. */
  constructor(reply: FastifyReply) {
    reply.hijack()
    this.#response = reply.raw
    // Whoever asked may be gone: 'close' tells of it, and a late write has nothing to add.
    this.#response.on('error', () => {})
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) this.#response.setHeader(name, value)
    }
    // The stream ends with its connection, which spares the frame of a chunk around each word.
    this.#response.removeHeader('transfer-encoding')
    this.#response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Else nginx would collect the answer and send it at once.
      'x-accel-buffering': 'no',
    })
    this.#response.flushHeaders()
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS).unref()
  }

  /** Sends one event. Where the reader is slow, the promise settles once there is room again, or nobody. */
  send(event: string, data: unknown): Promise<void> | undefined {
    if (this.#response.destroyed) return
    const room = this.#response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    if (room) return
    this.#room ??= this.#untilRoom()
    return this.#room
  }

  end(): void {
    clearInterval(this.#heartbeat)
    this.#response.end()
  }

  #beat(): void {
    if (!this.#response.writableNeedDrain) this.#response.write(':\n\n')
  }

  #untilRoom(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#response.destroy(), LONGEST_WAIT_MS)
      const settle = () => {
        clearTimeout(timer)
        this.#response.off('drain', settle)
        this.#response.off('close', settle)
        this.#room = undefined
        resolve()
      }
      this.#response.on('drain', settle)
      this.#response.on('close', settle)
    })
  }
}
