import { LazyPart } from '../../lib/LazyPart.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useWalletView } from '../../wallet/useWalletView.ts'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import { useKeysEndWithWallet } from './keyring/keyrings.ts'

// What reads the chain and seals comes once a wallet is connected.
const load = () => import('./SealedDocuments.tsx')

/** Decentralized Document Analysis: read on this device, sealed before it leaves it. */
export default function SealedDocumentsScreen({ exists }: ScreenProps) {
  const { status } = useWalletView()
  useKeysEndWithWallet(status === 'disconnected')
  return (
    <Page>
      <PageHeader
        title="Decentralized Document Analysis"
        lead={
          <>
            Your document is read on this device and sealed before it leaves it. The hub keeps what
            it cannot open.
            {exists('/analysis') && (
              <>
                {' '}
                To work without a wallet, use{' '}
                <TextLink href="/analysis">Document Analysis</TextLink>.
              </>
            )}
          </>
        }
      />
      <WalletGate
        prompt="Connect your wallet to upload and analyze documents"
        sister={{ href: '/analysis', name: 'Document Analysis' }}
      >
        {(access) => (
          <LazyPart
            load={load}
            props={{ access }}
            waiting={<Skeleton count={1} lines={4} words="Loading..." wordsShown />}
          />
        )}
      </WalletGate>
    </Page>
  )
}
