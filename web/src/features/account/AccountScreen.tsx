import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ownAccount } from '../../lib/hubQueries.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
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
import type { Notice } from './notice.ts'
import { OwnAccount } from './OwnAccount.tsx'
import { Part } from './Part.tsx'
import { followReturn, returnedWords } from './signIn/returned.ts'
import { SignInWays } from './signIn/SignInWays.tsx'
import { type Ceremony, useCeremony } from './signIn/useCeremony.ts'

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

interface NoAccountProps {
  ceremony: Ceremony
  /** What happened to an account stands above: no title below may say that nothing was kept. */
  isAfterNotice: boolean
  exists: (path: string) => boolean
}

/** What a browser without an account shows. Nothing is asked for. */
function NoAccount({ ceremony, isAfterNotice, exists }: NoAccountProps) {
  return (
    <Groups>
      <Part title={isAfterNotice ? 'In this browser now' : 'Nothing is kept yet'}>
        <p>
          There is no account in this browser. You do not need one to read, to search or to write a
          review.
        </p>
        <p>
          A guest account starts by itself when you first upload or seal a document, or start a
          subscription. It lives in this browser only. You can keep it with a passkey later, here.{' '}
          {exists('/analysis') && <TextLink href="/analysis">Upload a document</TextLink>}
        </p>
      </Part>
      <Part title="Sign in" note="If you kept an account before, on this device or another one.">
        <SignInWays ceremony={ceremony} main />
      </Part>
    </Groups>
  )
}

interface ShownNotice extends Notice {
  /** Which notice of this visit it is, so that the same words are read out again. */
  at: number
}

interface Notices {
  notice: ShownNotice | undefined
  /** Says what happened to the account, in place of what was said before. */
  say: (notice: Notice) => void
}

/**
 * What is said at the top of the screen: at first how a sign-in by the service ended, if one did.
 *
 * @param screen its h1 takes the focus with each notice: the button that was pressed may be gone
 */
function useNotice(screen: RefObject<HTMLElement | null>): Notices {
  const returned = useSyncExternalStore(followReturn, returnedWords, () => undefined)
  const [said, setSaid] = useState<ShownNotice>()

  // When a dialog that asked is gone and the page below it can take the focus again; never at the first load.
  const at = said?.at
  useEffect(() => {
    if (at !== undefined) screen.current?.querySelector('h1')?.focus()
  }, [at, screen])

  return {
    notice: said ?? (returned && { ...returned, at: 0 }),
    say: (next) => setSaid((before) => ({ ...next, at: (before?.at ?? 0) + 1 })),
  }
}
