import { useEffect, useRef } from 'react'
import { Welcome } from '../../features/home/Welcome.tsx'
import { LazyPart } from '../../lib/LazyPart.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { frameId } from '../../ui/overlays/layers.ts'
import { readKept } from '../../wallet/kept/keptWallet.ts'
import { useKeptWallet } from '../../wallet/kept/useKeptWallet.ts'
import { shortAddress } from '../../wallet/shortAddress.ts'
import { withWalletStyles } from '../../wallet/withWalletStyles.ts'

const load = () => withWalletStyles(import('../../features/dashboard/Dashboard.tsx'))

/**
 * The first page: the welcome, or the dashboard of a connected wallet. Whether one is connected is known from
 * what is kept on this device, so that nobody without a wallet loads the code of one.
 */
export default function HomeScreen({ exists }: ScreenProps) {
  const wallet = useKeptWallet()
  useTurn(wallet !== undefined)

  if (!wallet) return <Welcome exists={exists} />
  return (
    <Page>
      <PageHeader title="Dashboard" lead={`Your wallet: ${shortAddress(wallet.address)}`} />
      <LazyPart
        load={load}
        props={{ exists }}
        waiting={<Skeleton words="Loading your dashboard..." count={3} lines={3} />}
      />
    </Page>
  )
}

/**
 * Leads the reader to the top of the first page when it turns from welcome to dashboard or back, since the button
 * that was pressed is gone then. Not at the first drawing, which takes the focus nowhere.
 */
function useTurn(isConnected: boolean): void {
  const last = useRef<boolean>(undefined)
  useEffect(() => {
    const before = last.current
    // The first drawing over the prerendered page does not know the wallet yet.
    last.current = before === undefined ? readKept() !== undefined : isConnected
    if (before === undefined || before === isConnected) return
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>(`#${frameId} h1`)?.focus({ preventScroll: true })
  }, [isConnected])
}
