import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { hostNameOf, originOf } from '../../plugins/publicAddress.ts'
import { badRequest } from '../../plugins/refusal.ts'

/** The library of passkeys. It takes a fifth of a second to load, so the first ceremony loads it, not the start. */
export const webAuthn = () => import('@simplewebauthn/server')

/** For whom a passkey is made: WebAuthn's "relying party". */
export interface Party {
  /** The host's name; a passkey works at this name only. */
  id: string
  origin: string
}

/** @throws Refusal 400 at a bare IP address, for which browsers make no passkeys */
export function partyOf(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): Party {
  const origin = originOf(config, request)
  const id = hostNameOf(origin)
  if (id) return { id, origin }
  throw badRequest('Passkeys need an address with a name. Open the hub by its name instead.')
}
