/** The least that a store of contents costs: node:http alone hashes a body on its way to a file, and sends the file. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const folder = await mkdtemp(join(tmpdir(), 'hub-raw-store-'))

const server = createServer(async (request, response) => {
  // The hub's page asks, from another address.
  response.setHeader('access-control-allow-origin', '*')
  if (request.method === 'GET') {
    const path = join(folder, (request.url ?? '').slice(1))
    response.setHeader('content-length', (await stat(path)).size)
    return pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), response)
  }
  const name = randomUUID()
  const hash = createHash('sha256')
  request.on('data', (bytes: Buffer) => hash.update(bytes))
  await pipeline(request, createWriteStream(join(folder, name)))
  response.end(JSON.stringify({ name, digest: hash.digest('hex') }))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', async () => {
  await rm(folder, { recursive: true })
  process.exit()
})
