import { confirmPasskeyOptions, confirmPasskeyVerify } from '@hub/api/account'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import { beginCeremony, confirmSession, endCeremony, requireUser } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { partyOf } from './party.ts'
import { findPasskey, notConfirmed, verifyAnswer } from './passkeySignIn.ts'
import * as store from './store.ts'
import { webAuthn } from './webAuthn.ts'

/** Before a passkey is added, one that is there confirms it. */
export function registerPasskeyConfirmation(app: FastifyInstance, services: Services): void {
  const { config, database, limits } = services

  route(app, confirmPasskeyOptions, { guards: [limits.signIn] }, async ({ request }) => {
    const userId = requireUser(request)
    const party = partyOf(config, request)
    const known = await store.listPasskeys(database.queries, userId)
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
      userVerification: 'required',
    })
    await beginCeremony(request, database, { kind: 'confirm', challenge: options.challenge })
    return { ...options }
  })

  route(app, confirmPasskeyVerify, {}, async ({ body, request }) => {
    const userId = requireUser(request)
    const ceremony = await endCeremony(request, database, 'confirm')
    if (!ceremony) throw badRequest('Confirming took too long. Please start again.')
    const passkey = await findPasskey(services, body.id)
    if (passkey.userId !== userId) throw notConfirmed()
    const counter = await verifyAnswer(body, passkey, ceremony.challenge, partyOf(config, request))
    if (!(await store.usePasskey(database.queries, passkey, counter))) throw notConfirmed()
    await confirmSession(request, database)
    return null
  })
}
