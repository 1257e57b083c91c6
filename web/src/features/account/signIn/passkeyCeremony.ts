import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { CallError, call } from '../../../lib/client.ts'
import { firstWrite } from '../../../lib/firstWrite.ts'
import { forgetAccount } from '../../../lib/reading/accountChange.ts'
import { rereadAccount } from '../accountQueries.ts'
import { type CeremonyEnd, type CeremonyKind, endOf } from './ceremonyWords.ts'

/** Comes on the first press only: most visitors never need it. */
const loadLibrary = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof loadLibrary>>

/**
 * Has the browser make a passkey or sign in with one, and the server check it. What the screens have read of
 * the account is read anew then, whether or not somebody still looks. Never throws.
 *
 * @param signal ends it until the browser has its answer; after that it goes on
 */
export async function runCeremony(kind: CeremonyKind, signal: AbortSignal): Promise<CeremonyEnd> {
  try {
    const library = await loadLibrary()
    if (!library.browserSupportsWebAuthn()) return { state: 'unsupported' }
    const end = () => library.WebAuthnAbortService.cancelCeremony()
    signal.addEventListener('abort', end, { once: true })
    try {
      await (kind === 'make' ? make(library, signal) : signIn(library, signal))
    } finally {
      signal.removeEventListener('abort', end)
    }
    return { state: 'done' }
  } catch (error) {
    return signal.aborted ? { state: 'cancelled' } : endOf(error)
  }
}

async function make(library: Library, signal: AbortSignal): Promise<void> {
  const ask = () => call('POST /api/passkeys/register/options', { signal })
  const options = await firstWrite(ask, signal).catch(async (error: unknown) => {
    if (!(error instanceof CallError) || error.problem.status !== 403) throw error
    // The account has a passkey: that one confirms first. Where it has none, the first refusal says what to do.
    if (!(await hasPasskey(signal))) throw error
    await confirm(library, signal)
    return ask()
  })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  signal.throwIfAborted()
  const made = await library.startRegistration({ optionsJSON })
  await call('POST /api/passkeys/register/verify', { body: { ...made } })
  rereadAccount()
}

async function hasPasskey(signal: AbortSignal): Promise<boolean> {
  return (await call('GET /api/passkeys', { signal })).length > 0
}

async function confirm({ startAuthentication }: Library, signal: AbortSignal): Promise<void> {
  const options = await call('POST /api/passkeys/confirm/options', { signal })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  signal.throwIfAborted()
  const answer = await startAuthentication({ optionsJSON })
  await call('POST /api/passkeys/confirm/verify', { body: { ...answer } })
}

async function signIn({ startAuthentication }: Library, signal: AbortSignal): Promise<void> {
  const options = await call('POST /api/passkeys/login/options', { signal })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  signal.throwIfAborted()
  const answer = await startAuthentication({ optionsJSON })
  await call('POST /api/passkeys/login/verify', { body: { ...answer } })
  forgetAccount()
}
