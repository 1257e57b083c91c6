import { CopyButton } from '../../lib/CopyButton.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import type { Pairing } from '../engine/connectorParts.ts'
import { walletStore } from '../engine/walletStore.ts'
import type { Attempt } from '../engine/walletView.ts'
import styles from './Asking.module.css'

/** What to do while a wallet is asked, and the way out of it. */
export function Asking({ attempt }: { attempt: Attempt }) {
  const { pairing, slow, choice } = attempt
  return (
    <div className={styles.asking}>
      <p role="status">
        {slow
          ? `${choice.name} has not answered yet. Look for its window, or cancel and choose another way.`
          : wordsOf(attempt)}
      </p>
      {pairing && <PairingCode pairing={pairing} />}
      <Button kind="quiet" onClick={() => walletStore.cancel()}>
        Cancel
      </Button>
    </div>
  )
}

function wordsOf({ choice, step, pairing }: Attempt): string {
  if (step === 'loading') return `Loading ${choice.name}...`
  if (choice.kind === 'walletConnect') {
    return pairing ? 'Scan this code with the wallet on your phone.' : 'Asking for a code...'
  }
  if (choice.kind === 'coinbase') return 'Continue in the window of Coinbase Wallet.'
  return 'Answer in your wallet. It may have opened a window.'
}

/** WalletConnect's code to scan; and the same as a link, for a wallet on this device or one that takes a text. */
function PairingCode({ pairing: { uri, code } }: { pairing: Pairing }) {
  return (
    <div className={styles.pairing}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="QR code"
      >
        <rect className={styles.ground} width={code.size} height={code.size} />
        <path className={styles.dots} d={code.outline} />
      </svg>
      <div className={styles.ways}>
        <a className={styles.link} href={uri}>
          Open a wallet on this device
        </a>
        <CopyButton label="Copy link" text={uri} />
        <p className={styles.notice}>Portions © 2025 Reown, Inc. All Rights Reserved</p>
      </div>
    </div>
  )
}
