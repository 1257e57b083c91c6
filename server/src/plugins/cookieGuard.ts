import { isOfAccount } from '@hub/api/ofAccount'
import type { FastifyInstance } from 'fastify'

/** Takes the cookie from each call that is nobody's, before anything could read it. */
export function registerCookieGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (!isOfAccount(routeOptions.url ?? '')) delete raw.headers.cookie
  })
}
