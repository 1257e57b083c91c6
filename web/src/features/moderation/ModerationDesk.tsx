import type { ModerationCase } from '@hub/api/moderation'
import { NOT_AN_ADMINISTRATOR } from '@hub/api/moderationTerms'
import { useRef, useState } from 'react'
import { CallError } from '../../lib/client.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { EntryGroup, Groups } from '../../ui/layout/EntryGroup.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { CaseEntry } from './CaseEntry.tsx'
import { LegalForm } from './LegalForm.tsx'
import { queue } from './moderationQueries.ts'

/** The administrators' page: what was reported, and what to do about it. */
export function ModerationDesk({ signIn }: { signIn: string }) {
  const reading = useReading(queue)
  const content = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => content.current?.focus())
  const signedOut = reading.error instanceof CallError && reading.error.problem.status === 401
  if (signedOut) return <SignIn href={signIn} />
  const cases = failed ? undefined : reading.data
  const open = cases?.filter(isOpen) ?? []
  const rest = cases?.filter((one) => !isOpen(one)) ?? []
  return (
    <Page>
      <PageHeader
        title="Moderation"
        lead="What was reported, legal requests first, and what schools answered. Each decision appears in the public log, without names and without the words."
      />
      <div ref={content} tabIndex={-1}>
        {reading.pending && !failed && <Skeleton count={3} words="Loading the queue..." />}
        {failed && (
          <ErrorState
            title="We could not load the queue."
            headingLevel={2}
            onRetry={retry}
            busy={retrying}
          >
            Check your connection, then try again.
          </ErrorState>
        )}
        {cases && (
          <Groups>
            <EntryGroup title="To decide" count={String(open.length)}>
              {open.length === 0 && (
                <Empty title="Nothing is waiting" headingLevel={3}>
                  New reports come here, and schools’ answers to reviews.
                </Empty>
              )}
              {open.map((one) => (
                <CaseEntry key={`${one.kind} ${one.id}`} found={one} />
              ))}
            </EntryGroup>
            {rest.length > 0 && (
              <EntryGroup title="Decided or hidden" count={String(rest.length)}>
                {rest.map((one) => (
                  <CaseEntry key={`${one.kind} ${one.id}`} found={one} />
                ))}
              </EntryGroup>
            )}
            <EntryGroup title="Note a legal request">
              <LegalForm onKept={() => void reading.again()} />
            </EntryGroup>
          </Groups>
        )}
      </div>
    </Page>
  )
}

const isOpen = ({ reports, state }: ModerationCase) =>
  state === 'waiting' || reports.some((report) => report.isOpen)

function SignIn({ href }: { href: string }) {
  const [refused] = useState(() => location.hash === NOT_AN_ADMINISTRATOR)
  return (
    <Page>
      <PageHeader
        title="Moderation"
        lead="For the people who run this hub. They sign in again each working day."
        actions={
          <LinkButton kind="main" href={href}>
            Sign in as an administrator
          </LinkButton>
        }
      />
      {refused && (
        <Alert tone="stop" live="off" title="You are not on the list of administrators.">
          Whoever runs this hub names them in the setting ADMINISTRATORS.
        </Alert>
      )}
    </Page>
  )
}
