import type { ScreenProps } from '../../lib/screen.ts'
import stack from '../../ui/layout/stack.module.css'
import { WalletCard } from '../../wallet/card/WalletCard.tsx'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import { ChainDashboard } from './ChainDashboard.tsx'
import { Tiles } from './Tiles.tsx'

/** The dashboard of a connected wallet, under the title that the home screen gives it. */
export default function Dashboard({ exists }: Pick<ScreenProps, 'exists'>) {
  return (
    <div className={stack.gap9}>
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
