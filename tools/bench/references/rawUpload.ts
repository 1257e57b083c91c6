/** The least that an upload costs: the body of a request, streamed to a file by node:http alone. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const folder = await mkdtemp(join(tmpdir(), 'hub-raw-upload-'))

const server = createServer(async (request, response) => {
  const name = request.method === 'DELETE' ? (request.url ?? '') : randomUUID()
  const path = join(folder, name)
  if (request.method === 'DELETE') await rm(path)
  else await pipeline(request, createWriteStream(path))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ id: name }))
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', async () => {
  await rm(folder, { recursive: true })
  process.exit()
})
