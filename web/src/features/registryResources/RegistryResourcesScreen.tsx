import { lazy, Suspense, useState } from 'react'
import type { ScreenProps } from '../../lib/screen.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
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
        lead="Places to find help that people have written to a public blockchain."
        actions={
          exists('/resources') && (
            <LinkButton href="/resources">Resource Hub, no wallet needed</LinkButton>
          )
        }
      />
      <WalletGate prompt="Connect your wallet to browse and add resources on the blockchain">
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
