import { serverConfig } from '../../lib/hubQueries.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Part } from './Part.tsx'
import { AboutPasskeys } from './passkeys/PasskeysPart.tsx'
import { PasskeyButton } from './signIn/PasskeyButton.tsx'
import { NoPasskeysHere, SignInWays } from './signIn/SignInWays.tsx'
import type { Ceremony } from './signIn/useCeremony.ts'

/** How a guest keeps this account, or goes on in another one. */
export function GuestPart({ ceremony }: { ceremony: Ceremony }) {
  const { data: config } = useReading(serverConfig)
  return (
    <>
      <Part title="Keep this account">
        <Alert live="off" tone="care" title="This account lives in this browser only.">
          If you clear the browser’s data, or do not come back for 30 days, nobody can open it
          again, and everything it holds is deleted.
        </Alert>
        <AboutPasskeys />
        {config?.signIn.passkeys === false ? (
          <NoPasskeysHere />
        ) : (
          <PasskeyButton kind="make" ceremony={ceremony} main>
            Make a passkey
          </PasskeyButton>
        )}
      </Part>
      <Part title="Sign in to another account">
        <p>
          If you kept an account before, you can continue there. What this guest account holds moves
          with you: your documents, their reports, your conversations, a paid subscription and the
          list below. The guest account is gone after that.
        </p>
        {config?.signIn.oidc && (
          <p>
            If you use the sign-in service here for the first time, it keeps this account as it is.
          </p>
        )}
        <SignInWays ceremony={ceremony} />
      </Part>
    </>
  )
}
