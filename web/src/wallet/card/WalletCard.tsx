import { type RefObject, useEffect, useId, useRef } from 'react'
import { useWalletView } from '../useWalletView.ts'
import { ConnectedWallet } from './ConnectedWallet.tsx'
import { ConnectWallet } from './ConnectWallet.tsx'
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

/**
 * Moves the focus to a heading when what is below it changes (a wallet was connected or left): the button that was
 * pressed is gone then. Never at the first drawing.
 */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>, state: unknown): void {
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    heading.current?.focus()
  }, [heading, state])
}
