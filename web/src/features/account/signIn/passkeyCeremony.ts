import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call } from '../../../lib/client.ts'
import { firstWrite } from '../../../lib/firstWrite.ts'
import { forgetAccount } from '../../../lib/reading/accountChange.ts'
import { rereadAccount } from '../accountQueries.ts'
import { type CeremonyEnd, type CeremonyKind, endOf } from './ceremonyEnd.ts'

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

async function make({ startRegistration }: Library, signal: AbortSignal): Promise<void> {
  const ask = () => call('POST /api/passkeys/register/options', { signal })
  const options = await firstWrite(ask, signal)
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  signal.throwIfAborted()
  const made = await startRegistration({ optionsJSON })
  await call('POST /api/passkeys/register/verify', { body: { ...made } })
  rereadAccount()
}

async function signIn({ startAuthentication }: Library, signal: AbortSignal): Promise<void> {
  const options = await call('POST /api/passkeys/login/options', { signal })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  signal.throwIfAborted()
  const answer = await startAuthentication({ optionsJSON })
  await call('POST /api/passkeys/login/verify', { body: { ...answer } })
  forgetAccount()
}
