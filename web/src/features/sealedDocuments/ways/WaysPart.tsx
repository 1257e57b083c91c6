import { useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useKeptFocus } from '../../../ui/overlays/useKeptFocus.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import type { RegistryDocument } from '../../../wallet/registry/records.ts'
import type { Keyring, KeyringView } from '../keyring/keyring.ts'
import { lookForRing } from '../keyring/lookForRing.ts'
import { ChooseWay } from './ChooseWay.tsx'
import { OpenWays } from './OpenWays.tsx'
import { PublishRing } from './PublishRing.tsx'
import { WayList } from './WayList.tsx'
import styles from './WaysPart.module.css'

interface WaysPartProps {
  access: WalletAccess
  keyring: Keyring
  view: KeyringView
  documents: readonly RegistryDocument[]
}

/** How the documents are opened: the ways that there are, and how to add, drop or use one. */
export function WaysPart({ access, keyring, view, documents }: WaysPartProps) {
  const [adds, setAdds] = useState(false)
  const { ring, status } = view
  const part = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(part, () => heading.current)
  return (
    <section ref={part} className={styles.part} aria-labelledby="ways-title">
      <h2 ref={heading} tabIndex={-1} id="ways-title" className={styles.title}>
        Ways in
      </h2>
      {status === 'looking' && <Skeleton words="Looking for your ways in..." lines={2} />}
      {status === 'failed' && (
        <ErrorState
          title="We could not look for your ways in."
          onRetry={() => void keyring.look(() => lookForRing(documents))}
        >
          The store does not answer. Nothing is lost.
        </ErrorState>
      )}
      {status === 'none' && (
        <p>You choose how to open your documents when you upload the first one.</p>
      )}
      {status === 'locked' && ring && (
        <>
          <p>
            Your documents are locked in this tab. Open them once, and they stay open until you
            close it.
          </p>
          <OpenWays access={access} keyring={keyring} ring={ring} onOpened={() => {}} />
        </>
      )}
      {status === 'open' && ring && (
        <>
          <p>Your documents are open in this tab, until you close it or lock them.</p>
          <WayList keyring={keyring} ring={ring} />
          <p className={styles.actions}>
            <Button onClick={() => setAdds(!adds)} aria-expanded={adds}>
              Add a way
            </Button>
            <Button icon="lock" onClick={() => keyring.lock()}>
              Lock now
            </Button>
          </p>
          {adds && (
            <ChooseWay
              access={access}
              keyring={keyring}
              view={view}
              onChosen={() => setAdds(false)}
            />
          )}
          <PublishRing access={access} keyring={keyring} view={view} documents={documents} />
        </>
      )}
    </section>
  )
}
