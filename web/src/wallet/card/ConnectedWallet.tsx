import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../lib/CopyButton.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { walletStore } from '../engine/walletStore.ts'
import { networkName } from '../networks.ts'
import { shortAddress } from '../shortAddress.ts'
import { useWalletView } from '../useWalletView.ts'
import styles from './ConnectedWallet.module.css'
import { WalletButtons } from './WalletButtons.tsx'

/** The wallet that is connected: its address and network, and the way to leave it. */
export function ConnectedWallet() {
  const { address, chainId, connectorName, failure } = useWalletView()
  const [wantsOther, setWantsOther] = useState(false)
  const others = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (wantsOther) others.current?.focus()
  }, [wantsOther])
  if (!address || chainId === undefined) return null
  return (
    <div className={styles.connected}>
      <p className={styles.wallet}>
        <span className={styles.address}>{shortAddress(address)}</span>
        <Badge>{networkName(chainId)}</Badge>
        <span className={styles.name}>{connectorName}</span>
      </p>
      {wantsOther && failure && (
        <Alert tone="stop" title={failure.title} live="assertive">
          <p>{failure.text}</p>
        </Alert>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void walletStore.disconnect()}>Disconnect</Button>
        <CopyButton label="Copy address" text={address} />
        {!wantsOther && (
          <Button kind="quiet" onClick={() => setWantsOther(true)}>
            Connect another wallet
          </Button>
        )}
      </div>
      <p className={styles.note}>
        Disconnect ends this connection. What you posted stays on the blockchain. Your private
        conversations stay in this browser and, if you sealed documents, so does a note of their
        ways in under your address.
      </p>
      {wantsOther && (
        <div ref={others} tabIndex={-1} className={styles.others}>
          <WalletButtons except={connectorName} />
        </div>
      )}
    </div>
  )
}
