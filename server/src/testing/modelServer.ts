import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type StreamEnd, writeModelStream } from './modelStream.ts'

/**
 * How the fake service answers: its words, a status, a cut connection, no answer at all, or (where a stream is
 * asked for) pieces one by one and then an end.
 */
export type ModelAnswer =
  | { words: string }
  | { pieces: readonly string[] | AsyncIterable<string>; ending?: StreamEnd }
  | { status: number }
  | 'cut'
  | 'silent'

/** A service that speaks the OpenAI protocol, at its network edge. */
export async function startModelServer() {
  const requests: { authorization: string | undefined; body: string }[] = []
  /** Connections that the caller closed before the answer's end. */
  const left = { count: 0 }
  let answer: ModelAnswer = { words: '' }
  const take = async (request: IncomingMessage) => {
    requests.push({ authorization: request.headers.authorization, body: await text(request) })
    return requests.at(-1)?.body.includes('"stream":true') ?? false
  }
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableEnded && answer !== 'cut') left.count++
    })
    const isStream = await take(request)
    if (answer === 'silent') return
    if (answer === 'cut') return response.destroy()
    if ('status' in answer) return response.writeHead(answer.status).end('{}')
    if (!isStream) return sendWhole(response, 'words' in answer ? answer.words : '')
    const pieces = 'words' in answer ? answer.words.split(/(?= )/) : answer.pieces
    await writeModelStream(response, pieces, ('ending' in answer && answer.ending) || 'stop')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    config: { baseUrl: `http://127.0.0.1:${port}/v1`, name: 'fake', apiKey: 'key-of-the-test' },
    requests,
    left,
    answerWith: (next: ModelAnswer) => {
      answer = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function sendWhole(response: ServerResponse, words: string): void {
  const message = { role: 'assistant', content: words }
  const body = {
    id: 'x',
    object: 'chat.completion',
    created: 0,
    model: 'fake',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
