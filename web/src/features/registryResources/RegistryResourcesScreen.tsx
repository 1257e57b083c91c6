import type { ScreenProps } from '../../lib/screen.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useWalletView } from '../../wallet/useWalletView.ts'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import { ChainResources } from './ChainResources.tsx'
import { WithoutChain } from './WithoutChain.tsx'

/** Decentralized Resources: what anybody has written to the chain. What is searched lives in memory only. */
export default function RegistryResourcesScreen({ exists }: ScreenProps) {
  const { chain, answers } = useWalletView()
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
        {(access) => <ChainResources access={access} />}
      </WalletGate>
      {chain === null && <WithoutChain reason="off" />}
      {(chain === 'failed' || answers === 'no') && <WithoutChain reason="unreachable" />}
    </Page>
  )
}
