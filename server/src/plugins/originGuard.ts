import { isOfAccount } from '@hub/api/ofAccount'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Each call proves by a signature who makes it, and carries no visitor's cookie. */
    isSigned?: boolean
  }
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

const fromAnotherSite = () =>
  new Refusal(403, 'This request came from another site, so it was refused.')

/**
 * Refuses writes that another site's page makes in a visitor's browser. Callers that are no browser send
 * neither header and pass: they carry no visitor's cookie.
 */
export function registerOriginGuard(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (readOnly.has(request.method) || request.routeOptions.config.isSigned) return
    if (isSameOrigin(request, publicUrl)) return
    throw fromAnotherSite()
  })
}

/**
 * A guard for reads that do something in the visitor's browser, such as a download: a link on another site
 * must not set them off.
 */
export const ownPagesOnly: preHandlerAsyncHookHandler = async (request) => {
  if (!isOwnPage(request)) throw fromAnotherSite()
}

function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers
  if (origin !== undefined) {
    // The host is what the sender names: a site that points its own name at the hub would pass.
    return origin === (publicUrl ?? `${request.protocol}://${request.host}`)
  }
  return isOwnPage(request)
}

function isOwnPage(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Takes the cookie from each call that is nobody's, before anything could read it. */
export function registerCookieGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!isOfAccount(routeOptions.url ?? '')) delete raw.headers.cookie
  })
}
