import { getConfig, getUser, leaveSite, logout } from '@hub/api/account'
import { getSubscriptionStatus } from '@hub/api/subscription'
import type { FastifyInstance } from 'fastify'
import { hostNameOf, originOf } from '../../plugins/publicAddress.ts'
import { route } from '../../plugins/route.ts'
import { endSession, requireUser, signedOut, userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { registerDeletion } from './deletion.ts'
import { registerExport } from './export.ts'
import * as store from './store.ts'

export function registerAccount(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, getUser, {}, async ({ request }) => {
    const account = await store.findAccount(database.queries, requireUser(request))
    if (!account) throw signedOut()
    return account
  })

  route(app, getSubscriptionStatus, {}, async ({ request }) => {
    const userId = userIdOf(request)
    const standing = await store.findSubscription(database.queries, userId)
    return { ...store.presentSubscription(standing), hasAccount: userId !== null }
  })

  route(app, logout, {}, async ({ request }) => {
    await endSession(request, database.queries)
    return null
  })

  route(app, leaveSite, {}, async ({ request, reply }) => {
    await endSession(request, database.queries)
    // Not "cookies": that would reach all sites of the registrable domain, such as a school's. Ours is ended above.
    reply.header('clear-site-data', '"cache", "storage"')
    return null
  })

  registerExport(app, services)
  registerDeletion(app, services)
}

/** Tells what this hub offers, the same to everyone. */
export function registerConfig(app: FastifyInstance, { config, chain }: Services): void {
  route(app, getConfig, {}, async ({ request }) => ({
    signIn: {
      passkeys: hostNameOf(originOf(config, request)) !== null,
      oidc: config.oidc !== null,
    },
    model: config.model !== null,
    payment: config.stripe
      ? { kind: 'stripe' as const, publishableKey: config.stripe.publishableKey }
      : { kind: 'demo' as const },
    supportUrl: config.supportUrl,
    chain: chain && chain.config,
  }))
}
