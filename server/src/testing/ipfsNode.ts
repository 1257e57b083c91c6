import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { cidOf } from './contents.ts'

/** A node that speaks the part of Kubo's RPC that the hub uses, at its network edge. */
export async function startIpfsNode() {
  const blocks = new Map<string, Buffer>()
  /** Each call with its query, in the order in which they came. */
  const calls: string[] = []
  const node = { isDown: false, authorization: undefined as string | undefined }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://node')
    const body = await buffer(request)
    calls.push(url.pathname + url.search)
    node.authorization = request.headers.authorization
    const send = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    if (node.isDown || request.method !== 'POST') return send(500, { Message: 'down' })
    const arg = url.searchParams.get('arg') ?? ''
    if (url.pathname === '/api/v0/block/put') {
      const form = new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      })
      const data = (await form.formData()).get('data') as File
      const bytes = Buffer.from(await data.arrayBuffer())
      blocks.set(cidOf(bytes), bytes)
      return send(200, { Key: cidOf(bytes), Size: bytes.length })
    }
    if (url.pathname === '/api/v0/pin/rm') {
      return blocks.has(arg) ? send(200, { Pins: [arg] }) : send(500, { Message: 'not pinned' })
    }
    if (url.pathname !== '/api/v0/block/rm') return send(404, {})
    blocks.delete(arg)
    return send(200, { Hash: arg, Error: '' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    blocks,
    calls,
    node,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
