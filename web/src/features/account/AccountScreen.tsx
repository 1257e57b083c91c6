import { useRef } from 'react'
import { ownAccount } from '../../lib/hubQueries.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Groups } from '../../ui/layout/EntryGroup.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Badge } from '../../ui/text/Badge.tsx'
import styles from './AccountScreen.module.css'
import { LeavingPart } from './leaving/LeavingPart.tsx'
import { NoAccount } from './NoAccount.tsx'
import { OwnAccount } from './OwnAccount.tsx'
import { useCeremony } from './signIn/useCeremony.ts'
import { useNotice } from './useNotice.ts'

/** The account of this browser: how it is kept, what is in it, and how to leave it. */
export default function AccountScreen({ exists }: ScreenProps) {
  const screen = useRef<HTMLDivElement>(null)
  const reading = useReading(ownAccount)
  const toTop = () => screen.current?.querySelector('h1')?.focus()
  const { failed, retrying, retry } = useRetry(reading, toTop)
  const { notice, say } = useNotice(screen)
  const ceremony = useCeremony((kind) =>
    say(
      kind === 'make'
        ? {
            tone: 'done',
            title: 'Your passkey is ready.',
            text: 'It opens this account from now on.',
          }
        : { tone: 'done', title: 'You are signed in.' },
    ),
  )
  const account = failed ? undefined : reading.data
  return (
    <Page>
      <div ref={screen} className={stack.shrinks}>
        <PageHeader
          title="Account"
          badge={account?.isGuest && <Badge>Guest account</Badge>}
          lead="An account here has no name, no email and no password. It holds your documents, what was found in them, and your conversations."
        />
        {notice && (
          <div className={styles.notice}>
            <Alert
              key={notice.at}
              tone={notice.tone}
              live={notice.tone === 'stop' ? 'assertive' : 'polite'}
              title={notice.title}
            >
              {notice.text}
            </Alert>
          </div>
        )}
        {reading.pending && !failed && <Skeleton count={2} words="Loading your account..." />}
        {failed && (
          <ErrorState
            title="We could not load your account."
            headingLevel={2}
            onRetry={retry}
            busy={retrying}
          >
            {refusalSentence(reading.error) ??
              'Nothing is lost. Check your connection, then try again. The crisis lines above still work.'}
          </ErrorState>
        )}
        {account === null && (
          <NoAccount ceremony={ceremony} isAfterNotice={Boolean(notice)} exists={exists} />
        )}
        {account && (
          // Another account is another screen: nothing of the one before may stay.
          <OwnAccount
            key={account.id}
            account={account}
            ceremony={ceremony}
            say={say}
            exists={exists}
          />
        )}
        {/* Also without an account, and where it did not load. */}
        <div className={styles.leaving}>
          <Groups>
            <LeavingPart />
          </Groups>
        </div>
      </div>
    </Page>
  )
}
