import { useState } from 'react'
import { LazyPart } from '../../lib/LazyPart.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import { emptyForm } from './draft.ts'

// What reads the chain comes once a wallet is connected.
const load = () => import('./ChainReviews.tsx')

/** Decentralized Anonymous Reviews: what anybody has posted to the chain. */
export default function RegistryReviewsScreen({ exists }: ScreenProps) {
  const [form, onForm] = useState(emptyForm)
  return (
    <Page>
      <PageHeader
        title="Decentralized Anonymous Reviews"
        lead={
          <>
            What students wrote about their schools, on a public blockchain.
            {exists('/reviews') && (
              <>
                {' '}
                To write without a wallet and without an address, use{' '}
                <TextLink href="/reviews">Anonymous School Reviews</TextLink>.
              </>
            )}
          </>
        }
      />
      <WalletGate
        prompt="Connect your wallet to post and view anonymous reviews on the blockchain"
        sister={{ href: '/reviews', name: 'Anonymous School Reviews' }}
      >
        {(access) => (
          <LazyPart
            load={load}
            props={{ access, kept: { form, onForm } }}
            waiting={
              <Skeleton count={3} lines={4} words="Loading reviews from blockchain..." wordsShown />
            }
          />
        )}
      </WalletGate>
    </Page>
  )
}
