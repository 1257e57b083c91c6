import { eventHeadline } from '@hub/core/analysis/summary/eventHeadline'
import { type ComponentProps, useRef } from 'react'
import { CallError } from '../../lib/client.ts'
import { ownSubscription } from '../../lib/hubQueries.ts'
import { type ShownReading, useReading } from '../../lib/reading/useReading.ts'
import { kindName } from '../../lib/report/readAs.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { oneReport } from './documentQueries.ts'
import styles from './ReportScreen.module.css'
import { Report } from './report/Report.tsx'

type Head = Pick<ComponentProps<typeof PageHeader>, 'title' | 'lead' | 'actions'>

const toList = (
  <LinkButton kind="main" href="/analysis">
    Your documents
  </LinkButton>
)

const unknown: Head = {
  title: 'There is no such report',
  lead: 'The document may have been deleted, or it was uploaded in another browser or account.',
  actions: toList,
}

const signedOut: Head = {
  title: 'Sign in to see this report',
  lead: 'There is no account in this browser, or it was signed out. If you kept an account, its reports are shown after you sign in.',
  actions: (
    <LinkButton kind="main" href="/account">
      Sign in
    </LinkButton>
  ),
}

const notYet: Head = {
  title: 'There is no report yet',
  lead: 'This document was not analyzed, or the analysis is still running. Your list of documents says which.',
  actions: toList,
}

/**
 * The report of one document, in each of its states. The header is the same element in all of them: it has
 * the focus after navigation, which must not be lost when the report has come.
 */
export default function ReportScreen({ params, exists }: ScreenProps) {
  const reading = useReading(oneReport(params.id ?? ''))
  const content = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => content.current?.focus())
  const report = reading.data
  const isUnknown = [400, 404].includes(statusOf(reading.error))
  const access = useReading({ ...ownSubscription, wanted: isUnknown })
  const without = withoutReport(reading.error, access)
  const head: Head = report
    ? {
        title: eventHeadline(report),
        // Reports of earlier versions have no lead.
        lead: <Lead words={report.lead ?? report.summary} />,
      }
    : (without ?? { title: 'Report' })
  return (
    <Page>
      <PageHeader
        isDense
        back={
          <BackToDocuments
            kind={
              report && !report.isKindUnsure && !report.isForeign
                ? kindName(report.docType)
                : undefined
            }
          />
        }
        {...head}
      />
      <div ref={content} tabIndex={-1}>
        {report && <Report report={report} exists={exists} />}
        {failed && !without && (
          <ErrorState
            title="We could not load this report."
            onRetry={retry}
            busy={retrying}
            headingLevel={2}
          >
            It is still saved. Check your connection, then try again. The crisis lines above still
            work.
          </ErrorState>
        )}
        {!report && !failed && <Skeleton words="Loading the report..." count={3} lines={4} />}
      </div>
    </Page>
  )
}

/** Which paper it is and from whom, and who is in it. On a phone there is room for the second alone. */
function Lead({ words }: { words: string }) {
  const [, paper, rest] =
    /^(This (?:document from .+? )?looks like [^.]+\.) (.+)$/s.exec(words) ?? []
  if (!paper) return words
  return (
    <>
      <span className={styles.paper}>{paper} </span>
      {rest}
    </>
  )
}

const statusOf = (error: unknown) => (error instanceof CallError ? error.problem.status : 0)

/**
 * What to say where the server has no report for this address; undefined for any other failure. To somebody who is
 * signed out it has none, whatever is kept: nobody is told then that it is gone.
 */
function withoutReport(
  error: unknown,
  access: ShownReading<{ hasAccount: boolean }>,
): Head | undefined {
  const status = statusOf(error)
  if (status === 409) return notYet
  if (status !== 400 && status !== 404) return undefined
  if (access.pending) return { title: 'Report' }
  return access.data?.hasAccount === false ? signedOut : unknown
}

/** The way from a report back to the list, with the kind of document as the last part of the path. */
function BackToDocuments({ kind = 'Report' }: { kind?: string | undefined }) {
  return (
    <>
      <TextLink href="/analysis">Documents</TextLink> / {kind}
    </>
  )
}
