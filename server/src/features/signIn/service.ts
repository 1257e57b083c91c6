import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { OidcConfig } from '../../config.ts'
import type { Ceremony } from '../../plugins/sessionStore.ts'

export type OidcCeremony = Ceremony & { kind: 'oidc' }

/** Who came back from the sign-in service; all that the hub asks it for. */
export interface Subject {
  issuer: string
  subject: string
  /** Asked for of administrators alone; null where the service has not verified it. */
  email: string | null
}

const TIMEOUT_SECONDS = 10

/** A sign-in service that speaks OpenID Connect. */
export class SignInService {
  readonly #settings: OidcConfig
  #found: Promise<Configuration> | null = null

  constructor(settings: OidcConfig) {
    this.#settings = settings
  }

  /**
   * Begins a sign-in.
   *
   * @returns where to send the browser, and what its return is held against
   * @throws when the service does not answer
   */
  async begin(
    returnTo: string,
    asAdministrator = false,
  ): Promise<{ url: URL; ceremony: OidcCeremony }> {
    const ceremony: OidcCeremony = {
      kind: 'oidc',
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      asAdministrator,
    }
    const url = buildAuthorizationUrl(await this.#discover(), {
      redirect_uri: returnTo,
      // Nothing but the subject: no name, no e-mail. The list of administrators may name them by e-mail.
      scope: asAdministrator ? 'openid email' : 'openid',
      // Whoever finds this device later must not get in by one click.
      prompt: 'login',
      state: ceremony.state,
      nonce: ceremony.nonce,
      code_challenge: await calculatePKCECodeChallenge(ceremony.verifier),
      code_challenge_method: 'S256',
    })
    return { url, ceremony }
  }

  /**
   * Ends a sign-in.
   *
   * @param returned the address at which the browser came back
   * @throws AuthorizationResponseError when the service sends the person back without a sign-in, another error
   *   when the return does not belong to the ceremony or the service does not answer
   */
  async end(returned: URL, { state, nonce, verifier }: OidcCeremony): Promise<Subject> {
    const tokens = await authorizationCodeGrant(await this.#discover(), returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('The service sent no ID token.')
    const { email, email_verified: isVerified } = claims
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: typeof email === 'string' && isVerified === true ? email : null,
    }
  }

  /** Asked at the first sign-in, so that the hub starts without the service; asked again after a failure. */
  #discover(): Promise<Configuration> {
    this.#found ??= this.#ask().catch((error) => {
      this.#found = null
      throw error
    })
    return this.#found
  }

  #ask(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings
    return discovery(new URL(issuer), clientId, undefined, clientAuthentication(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    })
  }
}

/** Basic is OpenID Connect's default; few services take the secret in the body only, and say so. */
function clientAuthentication(secret: string): ClientAuth {
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    const takesBasic = methods === undefined || methods.includes('client_secret_basic')
    return (takesBasic ? ClientSecretBasic : ClientSecretPost)(secret)(server, ...rest)
  }
}
