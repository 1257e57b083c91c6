import { serverConfig } from '../../../lib/hubQueries.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { LinkButton } from '../../../ui/buttons/Button.tsx'
import { serviceSignInPath } from '../addresses.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import type { Ceremony } from './useCeremony.ts'

interface SignInWaysProps {
  ceremony: Ceremony
  /** Signing in is what most people come for here. */
  main?: boolean
}

/** The ways into an account that this server offers. */
export function SignInWays({ ceremony, main }: SignInWaysProps) {
  const { data: config } = useReading(serverConfig)
  const service = config?.signIn.oidc && (
    <LinkButton href={serviceSignInPath}>Use the sign-in service</LinkButton>
  )
  // Where the server's answer is missing, its refusal says what is wrong.
  if (config?.signIn.passkeys === false) return service || <NoPasskeysHere />
  return (
    <PasskeyButton kind="signIn" ceremony={ceremony} main={main} others={service}>
      Sign in with a passkey
    </PasskeyButton>
  )
}

/** At a bare IP address. */
export function NoPasskeysHere() {
  return (
    <p>
      Passkeys need a web address with a name. You opened this hub by its number, so they cannot be
      used.
    </p>
  )
}
