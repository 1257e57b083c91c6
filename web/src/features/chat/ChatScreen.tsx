import { type ReactNode, useRef } from 'react'
import { Guidelines } from '../../lib/answers/Guidelines.tsx'
import { ownSubscription } from '../../lib/hubQueries.ts'
import { usePages } from '../../lib/reading/usePages.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { Assistant } from './Assistant.tsx'
import styles from './ChatScreen.module.css'
import { conversationPages } from './chatQueries.ts'
import { usePlace } from './place.ts'
import { Upsell } from './Upsell.tsx'

/** The assistant: the chat for those with premium access, and what premium has for all others. */
export default function ChatScreen({ exists }: ScreenProps) {
  const access = useReading(ownSubscription)
  const content = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(access, () => content.current?.focus())
  const list = usePages(conversationPages())
  const hasAccess = access.data?.hasAccess ?? false
  const known = access.data !== undefined && !failed
  // What somebody wrote stays theirs to read when premium has ended.
  const keeps = Boolean(list.data && list.data.items.length > 0)
  const offer = known && !hasAccess && (
    <Upsell exists={exists} isSignedOut={!access.data?.hasAccount} />
  )
  // Who came to read does not find an offer in front of it.
  const place = usePlace()
  const reads = keeps && (place.kind === 'conversation' || place.kind === 'all')
  return (
    <Page>
      <PageHeader
        title="AI Assistant"
        actions={
          hasAccess && (
            <>
              <Badge>Available 24/7</Badge>
              <Badge tone="proven">Premium Active</Badge>
            </>
          )
        }
      />
      <div ref={content} tabIndex={-1} className={styles.parts}>
        <Guidelines />
        {access.pending && !failed && <Skeleton count={2} words="Loading the assistant..." />}
        {failed && (
          <ErrorState
            title="We could not load the assistant."
            headingLevel={2}
            onRetry={retry}
            busy={retrying}
          >
            {refusalSentence(access.error) ??
              'Check your connection, then try again. The crisis lines above still work.'}
          </ErrorState>
        )}
        {!reads && offer}
        {known && (hasAccess || keeps) && (
          <Assistant list={list} canAsk={hasAccess} exists={exists} />
        )}
        {reads && offer}
        {known && hasAccess && <InfoCards exists={exists} />}
      </div>
    </Page>
  )
}

/** What the assistant is good for, and how to get the most out of it. */
function InfoCards({ exists }: { exists: (path: string) => boolean }) {
  return (
    <div className={styles.cards}>
      <Card title="What I Can Help With">
        <li>What the Title IX rule says, with its sources</li>
        <li>Your rights, whichever side of a case you are on</li>
        <li>The steps of a case, and dates to ask about</li>
        <li>Choosing an advisor, keeping evidence, getting ready for a hearing</li>
        <li>
          A letter that you uploaded:{' '}
          {exists('/analysis') ? (
            <TextLink href="/analysis">ask from your documents</TextLink>
          ) : (
            'ask from your documents'
          )}
        </li>
      </Card>
      <Card title="How to Use This Assistant">
        <li>Ask one thing at a time, in your own words.</li>
        <li>Leave out names, dates and case numbers.</li>
        <li>Open the sources. Check there, or with a person you trust, before you act.</li>
        <li>It does not decide who is right, and it cannot say how a case will end.</li>
        <li>Delete a conversation when you no longer need it.</li>
      </Card>
    </div>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
