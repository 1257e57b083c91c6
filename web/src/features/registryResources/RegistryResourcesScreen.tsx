import { useState } from 'react'
import { LazyPart } from '../../lib/LazyPart.tsx'
import { emptyDraft } from '../../lib/resources/resourceDraft.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useWalletView } from '../../wallet/useWalletView.ts'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import { ListLoading } from './ListLoading.tsx'

// What reads the chain comes once a wallet is connected, and the built-in ones where there is no chain.
const loadChain = () => import('./ChainResources.tsx')
const loadWithout = () => import('./WithoutChain.tsx')

/** Decentralized Resources: what anybody has written to the chain. What is searched lives in memory only. */
export default function RegistryResourcesScreen({ exists }: ScreenProps) {
  const { chain, answers } = useWalletView()
  const [draft, onDraft] = useState(emptyDraft)
  const isAway = chain === 'failed' || answers === 'no'
  const reason = chain === null ? 'off' : isAway ? 'unreachable' : undefined
  return (
    <Page>
      <PageHeader
        title="Decentralized Resources"
        lead={
          <>
            Places to find help. Anyone can add one to the public blockchain.
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
          <LazyPart
            load={loadChain}
            props={{ access, kept: { draft, onDraft } }}
            waiting={<ListLoading />}
          />
        )}
      </WalletGate>
      {reason && <LazyPart load={loadWithout} props={{ reason }} />}
    </Page>
  )
}
