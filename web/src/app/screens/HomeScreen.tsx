import { useEffect } from 'react'
import { Welcome } from '../../features/home/Welcome.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import { useLazyPart } from '../../lib/useLazyPart.ts'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useKeptWallet } from '../../wallet/kept/useKeptWallet.ts'
import { shortAddress } from '../../wallet/shortAddress.ts'
import { withWalletStyles } from '../../wallet/withWalletStyles.ts'
import { ChunkFailure } from '../Failure.tsx'
import { useTurn } from '../useTurn.ts'

const load = () => withWalletStyles(import('../../features/dashboard/Dashboard.tsx'))

/**
 * The first page: the welcome, or the dashboard of a connected wallet. Whether one is connected is known from
 * what is kept on this device, so that nobody without a wallet loads the code of one.
 */
export default function HomeScreen({ exists }: ScreenProps) {
  const wallet = useKeptWallet()
  const { Part, state, open } = useLazyPart(load)
  const isConnected = wallet !== undefined
  useTurn(isConnected)
  useEffect(() => {
    if (isConnected) open()
  }, [isConnected, open])

  if (!wallet) return <Welcome exists={exists} />
  if (state === 'failed') return <ChunkFailure />
  return (
    <Page>
      <PageHeader title="Dashboard" lead={`Your wallet: ${shortAddress(wallet.address)}`} />
      {Part ? (
        <Part exists={exists} />
      ) : (
        <Skeleton words="Loading your dashboard..." count={3} lines={3} />
      )}
    </Page>
  )
}
