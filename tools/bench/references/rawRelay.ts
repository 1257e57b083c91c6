/** The least that passing on a model's words costs: read with node:http, parsed, and written again. */
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

const server = createServer((asked, response) => {
  asked.resume()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const call = request(`${process.env.AI_BASE_URL}/chat/completions`, { agent, method: 'POST' })
  call.on('response', (answer) => {
    let open = ''
    answer.setEncoding('utf8').on('data', (part: string) => {
      const events = (open + part).split('\n\n')
      open = events.pop() ?? ''
      for (const event of events) {
        const chunk = JSON.parse(event.slice('data: '.length))
        const text = chunk.choices[0].delta.content as string
        response.write(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`)
      }
    })
    answer.on('error', () => {})
  })
  call.on('error', () => {})
  response.on('close', () => call.destroy())
  call.end('{}')
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
