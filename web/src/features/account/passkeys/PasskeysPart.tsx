import { useRef } from 'react'
import { serverConfig } from '../../../lib/hubQueries.ts'
import { useReading } from '../../../lib/reading/useReading.ts'
import { refusalSentence } from '../../../lib/refusalSentence.ts'
import { useRetry } from '../../../lib/useRetry.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { ownPasskeys } from '../accountQueries.ts'
import type { Notice } from '../notice.ts'
import { Part } from '../Part.tsx'
import { PasskeyButton } from '../signIn/PasskeyButton.tsx'
import { NoPasskeysHere } from '../signIn/SignInWays.tsx'
import type { Ceremony } from '../signIn/useCeremony.ts'
import { PasskeyList } from './PasskeyList.tsx'
import styles from './PasskeysPart.module.css'

interface PasskeysPartProps {
  ceremony: Ceremony
  say: (notice: Notice) => void
}

/** The keys of a kept account. */
export function PasskeysPart({ ceremony, say }: PasskeysPartProps) {
  const { data: config } = useReading(serverConfig)
  const reading = useReading(ownPasskeys)
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => region.current?.focus())
  const passkeys = failed ? undefined : reading.data
  return (
    <Part title="Passkeys" note="They open this account, here and on your other devices.">
      <div ref={region} tabIndex={-1} className={styles.region}>
        {reading.pending && !failed && <Skeleton lines={2} words="Loading your passkeys..." />}
        {failed && (
          <ErrorState title="We could not load your passkeys." onRetry={retry} busy={retrying}>
            {refusalSentence(reading.error) ??
              'Nothing is lost. Check your connection, then try again.'}
          </ErrorState>
        )}
        {passkeys?.length === 0 && (
          <Empty title="No passkeys yet">
            The sign-in service opens this account. A passkey is a second way back.
          </Empty>
        )}
        {passkeys && passkeys.length > 0 && (
          <PasskeyList passkeys={passkeys} service={Boolean(config?.signIn.oidc)} say={say} />
        )}
      </div>
      {passkeys?.length === 0 && <AboutPasskeys />}
      {config?.signIn.passkeys === false ? (
        <NoPasskeysHere />
      ) : (
        passkeys && (
          <PasskeyButton kind="make" ceremony={ceremony}>
            {passkeys.length === 0 ? 'Make a passkey' : 'Add another passkey'}
          </PasskeyButton>
        )
      )}
    </Part>
  )
}

/** What a passkey is, and who else could use it. */
export function AboutPasskeys() {
  return (
    <>
      <p>
        A passkey is a key that your phone, computer or password manager keeps. You open it with
        your finger, your face or a PIN. With it you can come back on any of your devices that has
        it.
      </p>
      <p>
        Your device lists it as “Hub account”. Whoever can unlock your device, or shares your
        password manager, could use it too.
      </p>
    </>
  )
}
