import { useEffect, useEffectEvent } from 'react'
import type { ScreenProps } from '../../lib/screen.ts'
import { WalletCard } from '../../wallet/card/WalletCard.tsx'
import { useKeptWallet } from '../../wallet/kept/useKeptWallet.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import { ChainDashboard } from './ChainDashboard.tsx'
import styles from './Dashboard.module.css'
import { Tiles } from './Tiles.tsx'

interface DashboardProps extends Pick<ScreenProps, 'exists'> {
  /** Called when no wallet is connected any more. */
  onLeft: () => void
}

/** The dashboard of a connected wallet, under the title that the home screen gives it. */
export default function Dashboard({ exists, onLeft }: DashboardProps) {
  const { status } = useWallet()
  const kept = useKeptWallet()
  const hasLeft = status === 'disconnected' && kept === undefined
  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    if (hasLeft) leave()
  }, [hasLeft])
  return (
    <div className={styles.dashboard}>
      <Tiles exists={exists} />
      <WalletGate prompt="Connect your wallet to see your dashboard">
        {(access) => (
          <>
            <ChainDashboard access={access} />
            <WalletCard headingLevel={2} />
          </>
        )}
      </WalletGate>
    </div>
  )
}
