/** A service of the OpenAI protocol that writes 50 words a second into each of its answers, without end. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { modelChunk } from '@hub/server/testing/modelStream'
import { writeTokens } from '../chatStreams/tokens.ts'

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  writeTokens((word) => {
    if (response.destroyed) return false
    response.write(modelChunk({ content: ` ${word}` }))
    return true
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
