import { Guidelines } from '../../lib/answers/Guidelines.tsx'
import { LazyPart } from '../../lib/LazyPart.tsx'
import type { ScreenProps } from '../../lib/screen.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import { WalletGate } from '../../wallet/WalletGate.tsx'
import styles from './PrivateAssistantScreen.module.css'

// The server draws this screen too, and knows of no conversation.
const load = () => import('./PrivateChat.tsx')

/** Private AI Assistant: conversations that only this browser knows. */
export default function PrivateAssistantScreen({ exists }: ScreenProps) {
  const draw = (access: WalletAccess | undefined) => (
    <LazyPart
      load={load}
      props={{ exists, access }}
      waiting={<Skeleton count={2} words="Loading conversations..." wordsShown />}
    />
  )
  return (
    <Page>
      <PageHeader
        title="Private AI Assistant"
        lead={
          <>
            Ask about Title IX. Your conversations are kept in this browser, not on the hub.
            {exists('/chat') && (
              <>
                {' '}
                To chat without a wallet, use the <TextLink href="/chat">AI Assistant</TextLink>.
              </>
            )}
          </>
        }
      />
      <div className={styles.parts}>
        <Guidelines />
        <WalletGate
          prompt="Connect your wallet to chat with the private assistant"
          sister={{ href: '/chat', name: 'AI Assistant' }}
          withoutNetwork={{
            words:
              'Your conversations and answers on this device work below. Only recording a conversation on chain waits.',
            draw,
          }}
        >
          {draw}
        </WalletGate>
      </div>
    </Page>
  )
}
