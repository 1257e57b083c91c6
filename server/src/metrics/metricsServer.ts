import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { ConfigError } from '../config.ts'
import type { Measured } from './metrics.ts'

const HOST = '127.0.0.1'
const PATH = '/metrics'

/**
 * Serves the numbers of a hub to programs of this machine, and to no others.
 *
 * @throws ConfigError where the port is taken
 */
export async function serveMetrics(measured: Measured, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end()
      return
    }
    measured.read().then(
      (text) => response.writeHead(200, { 'content-type': measured.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, HOST)
  try {
    await once(server, 'listening')
  } catch {
    throw new ConfigError([`METRICS_PORT ${port} is taken by another program. Set it to another.`])
  }
  return server
}
