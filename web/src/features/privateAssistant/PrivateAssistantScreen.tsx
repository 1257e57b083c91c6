import { lazy, Suspense } from 'react'
import { Guidelines } from '../../lib/answers/Guidelines.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import styles from './PrivateAssistantScreen.module.css'

// The server draws this screen too, and knows of no conversation.
const PrivateChat = lazy(() => import('./PrivateChat.tsx'))

/** Private AI Assistant: conversations that only this browser knows. */
export default function PrivateAssistantScreen({ exists }: ScreenProps) {
  return (
    <Page>
      <PageHeader
        title="Private AI Assistant"
        lead="Ask about Title IX. Your conversations are kept in this browser, not on the hub."
      />
      <div className={styles.parts}>
        <Guidelines />
        <WalletGate
          prompt="Connect your wallet to chat with the private assistant"
          sister={{ href: '/chat', name: 'AI Assistant' }}
        >
          {() => (
            <Suspense fallback={<Skeleton count={2} words="Loading conversations..." wordsShown />}>
              <PrivateChat exists={exists} />
            </Suspense>
          )}
        </WalletGate>
      </div>
    </Page>
  )
}
