import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page makes in a visitor's browser. Callers that are no browser send
 * neither header and pass: they carry no visitor's cookie.
 */
export function registerOriginGuard(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (readOnly.has(request.method) || isSameOrigin(request, publicUrl)) return
    throw new Refusal(403, 'This request came from another site, so it was refused.')
  })
}

function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers
  if (origin !== undefined) {
    return origin === publicUrl || origin === `${request.protocol}://${request.host}`
  }
  const site = request.headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
