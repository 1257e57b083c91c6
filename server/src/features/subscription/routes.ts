import {
  cancelSubscription,
  confirmDemo,
  createSubscription,
  openPortal,
  resumeSubscription,
} from '@hub/api/subscription'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../plugins/publicAddress.ts'
import { route } from '../../plugins/route.ts'
import { ensureUser, requireUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { findSubscription, presentSubscription } from '../account/store.ts'
import { demoBilling } from './demoBilling.ts'
import { paidBilling } from './paidBilling.ts'

export function registerSubscription(app: FastifyInstance, services: Services): void {
  const { config, database, limits, payments } = services
  const billing = payments ? paidBilling(services, payments) : demoBilling(services)
  const guards = [limits.subscription]
  const subscriptionOf = async (userId: string) =>
    presentSubscription(await findSubscription(database.queries, userId))

  route(app, createSubscription, { guards }, async ({ request }) =>
    billing.begin(await ensureUser(request, database)),
  )

  route(app, confirmDemo, { guards }, async ({ body, request }) => {
    const userId = requireUser(request)
    await billing.confirm(userId, body.clientSecret)
    return subscriptionOf(userId)
  })

  route(app, cancelSubscription, { guards }, async ({ request }) => {
    const userId = requireUser(request)
    await billing.cancel(userId)
    return subscriptionOf(userId)
  })

  route(app, resumeSubscription, { guards }, async ({ request }) => {
    const userId = requireUser(request)
    await billing.resume(userId)
    return subscriptionOf(userId)
  })

  route(app, openPortal, { guards }, async ({ request }) => {
    const back = `${originOf(config, request)}/account`
    return { url: await billing.openPortal(requireUser(request), back) }
  })
}
