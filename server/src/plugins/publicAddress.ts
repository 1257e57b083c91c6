import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

interface Settings {
  publicUrl: string | null
}

/** Where the browser reaches the hub: an origin such as https://hub.example:8443. */
export function originOf(settings: Settings, request: FastifyRequest): string {
  return new URL(settings.publicUrl ?? `${request.protocol}://${request.host}`).origin
}

/** Its host's name, or null where people reach it by a bare IP address. */
export function hostNameOf(origin: string): string | null {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? null : host
}
