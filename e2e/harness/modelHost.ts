import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One call to the model. What it answers is written by the test, piece by piece. */
export interface ModelCall {
  /** What was sent to it. */
  body: string
  say(words: string): void
  end(): void
  /** Breaks the connection. */
  cut(): void
  /** Settles when the hub has gone away. */
  left: Promise<unknown>
}

/** A service of the OpenAI protocol on this machine, whose words a test gives by hand. */
export interface ModelHost {
  /** The settings by which a hub uses it. */
  env: Record<string, string>
  /** The next call, once it has come. */
  call(): Promise<ModelCall>
  close(): Promise<void>
}

export async function startModelHost(): Promise<ModelHost> {
  const come: ModelCall[] = []
  const waiting: ((call: ModelCall) => void)[] = []
  const server = createServer(async (request, response) => {
    const call = modelCall(await text(request), response)
    const taker = waiting.shift()
    if (taker) taker(call)
    else come.push(call)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    env: { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_API_KEY: 'key', AI_MODEL: 'fake' },
    call: () => {
      const next = come.shift()
      return next ? Promise.resolve(next) : new Promise((take) => waiting.push(take))
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function modelCall(body: string, response: ServerResponse): ModelCall {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const write = (delta: object, finish_reason: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason }]
    const chunk = { id: 'x', object: 'chat.completion.chunk', created: 0, model: 'fake', choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  return {
    body,
    say: (content) => write({ content }),
    end: () => {
      write({}, 'stop')
      response.end('data: [DONE]\n\n')
    },
    cut: () => response.destroy(),
    left: once(response, 'close'),
  }
}
