import { useId, useRef } from 'react'
import { useWalletView } from '../useWalletView.ts'
import { ConnectedWallet } from './ConnectedWallet.tsx'
import { ConnectWallet } from './ConnectWallet.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import styles from './WalletCard.module.css'

/** The card of the wallet within a screen: the ways to connect, or what is connected. */
export function WalletCard({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { status } = useWalletView()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isConnected = status === 'connected'
  useFocusOnArrival(heading, isConnected)
  const Heading = `h${headingLevel}` as const
  return (
    <section className={headingLevel === 2 ? styles.card : undefined} aria-labelledby={id}>
      <div className={styles.columns}>
        <Heading id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {isConnected ? 'Wallet Connected' : 'Connect a wallet'}
        </Heading>
        {isConnected ? <ConnectedWallet /> : <ConnectWallet />}
      </div>
    </section>
  )
}
