import { z } from 'zod'
import { chainConfig } from './chain.ts'
import { endpoint } from './endpoint.ts'
import { pageQuery } from './pages.ts'

const account = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionStatus: z.string(),
  /** True until a passkey or a sign-in service keeps the account. */
  isGuest: z.boolean(),
})
export type Account = z.infer<typeof account>

export const getUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The account of this session; 401 without one.',
  responses: { 200: account },
  refusals: [401],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends this session.',
  responses: { 204: z.null() },
})

export const leaveSite = endpoint({
  method: 'POST',
  path: '/api/leave',
  summary: 'Ends this session and has the browser clear what it keeps of this site.',
  responses: { 204: z.null() },
})

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What the browser must know of this server.',
  responses: {
    200: z.object({
      /** Ways to sign in that this server offers. */
      signIn: z.object({ passkeys: z.boolean(), oidc: z.boolean() }),
      /** True where a model may add to an analysis and answer in the chat. */
      model: z.boolean(),
      /** How the subscription is paid: by the provider's form, or by the demo that charges nothing. */
      payment: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
        z.object({ kind: z.literal('demo') }),
      ]),
      /** Where people reach those who run this hub, https or mailto; null where nothing is set. */
      supportUrl: z.string().nullable(),
      /** The network that carries the registry; null where the hub runs without one. */
      chain: chainConfig.nullable(),
    }),
  },
})

/** The options and answers of WebAuthn are checked by its library, on both sides. */
const webAuthnJson = z.record(z.string(), z.unknown())

/** A credential's id has at most 1,023 bytes, written as base64url. */
export const PASSKEY_ID_MAX = 1364

const passkey = z.object({
  id: z.string(),
  /** A name for the list, such as 'Passkey of November 21, 2026'. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'The passkeys of this account; none without a session.',
  responses: { 200: z.array(passkey) },
})

export const registerPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/passkeys/register/options',
  summary:
    'What the browser needs to make a passkey. Makes a guest account where there is none; one that is kept must be confirmed first.',
  responses: { 200: webAuthnJson },
  refusals: [409, 429],
})

export const registerPasskeyVerify = endpoint({
  method: 'POST',
  path: '/api/passkeys/register/verify',
  summary: 'Keeps the passkey that the browser made.',
  body: webAuthnJson,
  responses: { 201: passkey },
  refusals: [401, 409],
})

export const confirmPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/passkeys/confirm/options',
  summary:
    'What the browser needs to confirm, with a passkey of this account, that another may be added.',
  responses: { 200: webAuthnJson },
  refusals: [401, 429],
})

export const confirmPasskeyVerify = endpoint({
  method: 'POST',
  path: '/api/passkeys/confirm/verify',
  summary: 'Lets one passkey be added within five minutes.',
  body: webAuthnJson,
  responses: { 204: z.null() },
  refusals: [401],
})

export const loginPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/passkeys/login/options',
  summary: 'What the browser needs to sign in with a passkey.',
  responses: { 200: webAuthnJson },
  refusals: [429],
})

export const loginPasskeyVerify = endpoint({
  method: 'POST',
  path: '/api/passkeys/login/verify',
  summary: 'Signs in. What a guest session holds moves into the account.',
  body: webAuthnJson,
  responses: { 200: account },
  refusals: [401],
})

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  summary: 'Removes a passkey of this account.',
  params: z.object({ id: z.string().max(PASSKEY_ID_MAX) }),
  responses: { 204: z.null() },
  refusals: [401, 404],
})

const activity = z.object({
  id: z.uuid(),
  /** 'document_uploaded', 'document_analyzed', 'document_deleted', ... */
  type: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Activity = z.infer<typeof activity>

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  summary: 'What happened in this account, newest first; nothing without a session.',
  query: z.object(pageQuery),
  responses: { 200: z.array(activity) },
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account of this session with all that it holds, at once. A call that names an account deletes no other (409), and succeeds again once that one is gone.',
  body: z.object({ id: z.uuid() }).nullish(),
  responses: { 204: z.null() },
  refusals: [401, 409],
})

/** Answers with a file, so it is no endpoint of the typed client; a link leads to it. */
export const accountExport = {
  path: '/api/account/export',
  summary: 'Everything that the account holds, as one JSON file.',
} as const

/** The address that a link to the sign-in service has; it comes back to `/account` (see `signInOutcomes`). */
export const serviceSignIn = {
  path: '/api/login',
  summary: 'Sends the browser to the sign-in service.',
} as const

/** The fragment of `/account` when somebody came back from the sign-in service without being signed in. */
export const signInOutcomes = {
  cancelled: '#sign-in-cancelled',
  failed: '#sign-in-failed',
  unavailable: '#sign-in-unavailable',
} as const
