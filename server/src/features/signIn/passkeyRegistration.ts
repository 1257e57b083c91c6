import {
  deletePasskey,
  listPasskeys,
  PASSKEY_ID_MAX,
  registerPasskeyOptions,
  registerPasskeyVerify,
} from '@hub/api/account'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/database.ts'
import { badRequest, notFound, Refusal } from '../../plugins/refusal.ts'
import { route } from '../../plugins/route.ts'
import {
  beginCeremony,
  endCeremony,
  ensureUser,
  isConfirmed,
  requireUser,
  useConfirmation,
  userIdOf,
} from '../../plugins/session.ts'
import type { Services } from '../../services.ts'
import { findAccount } from '../account/store.ts'
import { type Party, partyOf, webAuthn } from './party.ts'
import { presentPasskey } from './present.ts'
import * as store from './store.ts'

/** What a phone or a password manager shows in its list: no word of what the hub is for (decision 0011). */
const SHOWN_NAME = 'Hub'

const SHOWN_ACCOUNT = 'Hub account'

const MOST_PASSKEYS = 20

/** Ed25519, ES256, RS256: what devices and security keys sign with. */
const ALGORITHMS = [-8, -7, -257]

const KNOWN_TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

export function registerPasskeyRegistration(app: FastifyInstance, services: Services): void {
  const { config, database, limits } = services

  route(app, registerPasskeyOptions, { guards: [limits.signIn] }, async ({ request }) => {
    const party = partyOf(config, request)
    const userId = await ensureUser(request, database)
    const known = await store.listPasskeys(database.queries, userId)
    if (known.length >= MOST_PASSKEYS) {
      throw new Refusal(409, `An account can have ${MOST_PASSKEYS} passkeys. Remove one first.`)
    }
    if (!isConfirmed(request)) await refuseUnconfirmed(database.queries, userId)
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpID: party.id,
      rpName: SHOWN_NAME,
      userID: new TextEncoder().encode(userId),
      userName: SHOWN_ACCOUNT,
      userDisplayName: SHOWN_ACCOUNT,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    await beginCeremony(request, database, { kind: 'register', challenge: options.challenge })
    return { ...options }
  })

  route(app, registerPasskeyVerify, {}, async ({ body, request }) => {
    const userId = requireUser(request)
    const ceremony = await endCeremony(request, database, 'register')
    if (!ceremony) throw badRequest('Making the passkey took too long. Please start again.')
    const made = await verify(body, ceremony.challenge, partyOf(config, request))
    const row = await database.queries.transaction(async (transaction) => {
      // Of two that come at once the second finds the first one's passkey.
      await store.lockAccount(transaction, userId)
      const confirmed = await useConfirmation(request, transaction)
      if (!confirmed) await refuseUnconfirmed(transaction, userId)
      return store.insertPasskey(transaction, { userId, ...made })
    })
    if (!row) throw new Refusal(409, 'This passkey is already saved.')
    return presentPasskey(row)
  })
}

/**
 * Whoever finds an account open must not be able to add a key of theirs, which would open it for ever.
 *
 * @throws Refusal 403 for an account that somebody can come back to: they have to confirm first
 */
async function refuseUnconfirmed(queries: Queries, userId: string): Promise<void> {
  const known = await store.listPasskeys(queries, userId)
  if (known.length > 0) {
    throw new Refusal(403, 'Confirm with a passkey of this account first, then add another one.')
  }
  const account = await findAccount(queries, userId)
  if (account && !account.isGuest) {
    throw new Refusal(403, 'Sign in again with the sign-in service first, then make a passkey.')
  }
}

/**
 * @param body what the browser made of the options; anything may stand in it
 * @throws Refusal 400 when it is not an answer to this challenge, at this address
 */
async function verify(body: Record<string, unknown>, expectedChallenge: string, party: Party) {
  const response = body as unknown as RegistrationResponseJSON
  const { verifyRegistrationResponse } = await webAuthn()
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  const credential = result?.registrationInfo?.credential
  if (!credential || credential.id.length > PASSKEY_ID_MAX) {
    throw badRequest('The passkey could not be saved. Please try again.')
  }
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: knownTransports(credential.transports),
  }
}

/** The browser names them, so they are strings only by hope. */
function knownTransports(transports: unknown): string[] {
  return Array.isArray(transports) ? transports.filter((one) => KNOWN_TRANSPORTS.has(one)) : []
}

export function registerPasskeyLists(app: FastifyInstance, { database }: Services): void {
  route(app, listPasskeys, {}, async ({ request }) => {
    const userId = userIdOf(request)
    const rows = userId ? await store.listPasskeys(database.queries, userId) : []
    return rows.map(presentPasskey)
  })

  route(app, deletePasskey, {}, async ({ params, request }) => {
    const deleted = await store.deletePasskey(database.queries, requireUser(request), params.id)
    if (!deleted) throw notFound('There is no passkey with this id.')
    return null
  })
}
