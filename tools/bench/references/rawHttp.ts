/** The fastest that Node can answer: one buffer of 10 kB, ready, by node:http alone. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const body = Buffer.from(JSON.stringify(Array.from({ length: 50 }, () => 'x'.repeat(195))))
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
