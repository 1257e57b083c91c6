import { getConfig } from '@hub/api/account'
import type { FastifyInstance } from 'fastify'
import { hostNameOf, originOf } from '../../plugins/publicAddress.ts'
import { route } from '../../plugins/route.ts'
import type { Services } from '../../services.ts'

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
