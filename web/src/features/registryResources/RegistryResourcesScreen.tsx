import { lazy, Suspense, useState } from 'react'
import type { ScreenProps } from '../../lib/screen.ts'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useWalletView } from '../../wallet/useWalletView.ts'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import { ListLoading } from './ListLoading.tsx'
import { emptyDraft } from './resourceDraft.ts'

// What reads the chain comes once a wallet is connected, and the built-in ones where there is no chain.
const ChainResources = lazy(() => import('./ChainResources.tsx'))
const WithoutChain = lazy(() => import('./WithoutChain.tsx'))

/** Decentralized Resources: what anybody has written to the chain. What is searched lives in memory only. */
export default function RegistryResourcesScreen({ exists }: ScreenProps) {
  const { chain, answers } = useWalletView()
  const [draft, onDraft] = useState(emptyDraft)
  return (
    <Page>
      <PageHeader
        title="Decentralized Resources"
        lead={
          <>
            Places to find help, which anybody can add to a public blockchain.
            {exists('/resources') && (
              <>
                {' '}
                To search without a wallet, use the{' '}
                <TextLink href="/resources">Resource Hub</TextLink>.
              </>
            )}
          </>
        }
      />
      <WalletGate
        prompt="Connect your wallet to browse and add resources on the blockchain"
        sister={{ href: '/resources', name: 'Resource Hub' }}
      >
        {(access) => (
          <Suspense fallback={<ListLoading />}>
            <ChainResources access={access} kept={{ draft, onDraft }} />
          </Suspense>
        )}
      </WalletGate>
      <Suspense>
        {chain === null && <WithoutChain reason="off" />}
        {(chain === 'failed' || answers === 'no') && <WithoutChain reason="unreachable" />}
      </Suspense>
    </Page>
  )
}
