import { type Account, loginPasskeyOptions, loginPasskeyVerify } from '@hub/api/account'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { badRequest, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import { beginCeremony, endCeremony, startSession, userIdOf } from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { findAccount } from '../account/store.ts'
import { adoptGuest } from './adoptGuest.ts'
import { type Party, partyOf } from './party.ts'
import * as store from './store.ts'
import { webAuthn } from './webAuthn.ts'

export const notConfirmed = () =>
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

export async function findPasskey({ database }: Services, id: unknown): Promise<store.PasskeyRow> {
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
export async function verifyAnswer(
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
