import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'

/** Lets `first` answer a request before the framework sees it; it returns false to pass it on. */
export function handleBefore(
  first: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyServerFactory {
  return (handler) =>
    createServer((request, response) => {
      if (!first(request, response)) handler(request, response)
    })
}
