import { CopyButton } from '../../lib/CopyButton.tsx'
import type { Pairing } from '../engine/connectorParts.ts'
import styles from './PairingCode.module.css'

/** WalletConnect's code to scan; and the same as a link, for a wallet on this device or one that takes a text. */
export function PairingCode({ pairing: { uri, code } }: { pairing: Pairing }) {
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
