import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How the fake service answers: its words, a status, a cut connection or no answer at all. */
export type ModelAnswer = { words: string } | { status: number } | 'cut' | 'silent'

/** A service that speaks the OpenAI protocol, at its network edge. */
export async function startModelServer() {
  const requests: { authorization: string | undefined; body: string }[] = []
  let answer: ModelAnswer = { words: '' }
  const take = async (request: IncomingMessage) => {
    requests.push({ authorization: request.headers.authorization, body: await text(request) })
  }
  const server = createServer(async (request, response) => {
    await take(request)
    if (answer === 'silent') return
    if (answer === 'cut') return response.destroy()
    if ('status' in answer) return response.writeHead(answer.status).end('{}')
    const message = { role: 'assistant', content: answer.words }
    const body = {
      id: 'x',
      object: 'chat.completion',
      created: 0,
      model: 'fake',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    config: { baseUrl: `http://127.0.0.1:${port}/v1`, name: 'fake', apiKey: 'key-of-the-test' },
    requests,
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
