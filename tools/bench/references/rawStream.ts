/** The least that a stream of words costs: server-sent events by node:http alone, written on the spot. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeTokens } from '../chatStreams/tokens.ts'

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  writeTokens((word) => {
    if (response.destroyed) return false
    response.write(`event: delta\ndata: ${JSON.stringify({ text: ` ${word}` })}\n\n`)
    return true
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
