import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'

/** A document of 10 MB over a phone's poor line (100 kbit/s). The headers must come within a minute as ever. */
const LONGEST_REQUEST_MS = 15 * 60_000

/** Lets `first` answer a request before the framework sees it; it returns false to pass it on. */
export function handleBefore(
  first: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyServerFactory {
  return (handler) =>
    createServer({ requestTimeout: LONGEST_REQUEST_MS }, (request, response) => {
      if (!first(request, response)) handler(request, response)
    })
}
