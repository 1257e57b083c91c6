import {
  type Account,
  confirmPasskeyOptions,
  confirmPasskeyVerify,
  loginPasskeyOptions,
  loginPasskeyVerify,
} from '@hub/api/account'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { badRequest, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import {
  beginCeremony,
  confirmSession,
  endCeremony,
  requireUser,
  startSession,
  userIdOf,
} from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { findAccount } from '../account/store.ts'
import { adoptGuest } from './adoptGuest.ts'
import { type Party, partyOf, webAuthn } from './party.ts'
import * as store from './store.ts'

const notConfirmed = () =>
  new Refusal(401, 'This passkey could not be confirmed. Please try again, or use another one.')

export function registerPasskeySignIn(app: FastifyInstance, services: Services): void {
  const { config, database, jobs, limits } = services

  route(app, loginPasskeyOptions, { guards: [limits.signIn] }, async ({ request }) => {
    const party = partyOf(config, request)
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      userVerification: 'required',
    })
    await beginCeremony(request, database, { kind: 'login', challenge: options.challenge })
    return { ...options }
  })

  route(app, loginPasskeyVerify, {}, async ({ body, request }) => {
    const ceremony = await endCeremony(request, database, 'login')
    if (!ceremony) throw badRequest('Signing in took too long. Please start again.')
    const passkey = await findPasskey(services, body.id)
    const counter = await verifyAnswer(body, passkey, ceremony.challenge, partyOf(config, request))
    const userId = await startSession(request, jobs, async (transaction, send) => {
      await adoptGuest(transaction, send, userIdOf(request), passkey.userId)
      if (!(await store.usePasskey(transaction, passkey, counter))) throw notConfirmed()
      return passkey.userId
    })
    return (await findAccount(database.queries, userId)) as Account
  })
}

async function findPasskey({ database }: Services, id: unknown): Promise<store.PasskeyRow> {
  const known = typeof id === 'string' ? await store.findPasskey(database.queries, id) : undefined
  if (known) return known
  throw new Refusal(401, 'No account here has this passkey. It may have been removed.')
}

/**
 * @param body what the browser made of the options; anything may stand in it
 * @returns the passkey's counter
 * @throws Refusal 401 when it is not this passkey's answer to this challenge, or its counter went back, as a
 *   copy's does
 */
async function verifyAnswer(
  body: Record<string, unknown>,
  passkey: store.PasskeyRow,
  expectedChallenge: string,
  party: Party,
): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn()
  const result = await verifyAuthenticationResponse({
    response: body as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (!result?.verified) throw notConfirmed()
  return result.authenticationInfo.newCounter
}

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
