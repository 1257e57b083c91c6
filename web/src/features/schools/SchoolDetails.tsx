import type { SchoolDetails as Details, School } from '@hub/api/schools'
import { type ReactNode, useRef } from 'react'
import { CallError } from '../../lib/client.ts'
import { ReportButton } from '../../lib/moderation/ReportButton.tsx'
import { useReading } from '../../lib/reading/useReading.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { EntryGroup, Groups } from '../../ui/layout/EntryGroup.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Administrators } from './Administrators.tsx'
import { ProcessByRole } from './ProcessByRole.tsx'
import { RatingSpread } from './RatingSpread.tsx'
import { listedSchool, oneSchool } from './schoolQueries.ts'
import { kindWords } from './schoolWords.ts'
import { WebsiteLink } from './WebsiteLink.tsx'

interface SchoolDetailsProps {
  /** The id as the address has it; undefined in the prerendered page. */
  id: string | undefined
  /** The button that writes a review of this school. */
  renderWriteReview: (school: School) => ReactNode
  /** This school's reviews. */
  renderReviews: (school: School) => ReactNode
}

/** One school: what is known of it, how it is rated, and its reviews, in each of their states. */
export function SchoolDetails({ id = '', renderWriteReview, renderReviews }: SchoolDetailsProps) {
  const reading = useReading(oneSchool(id))
  const content = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => content.current?.focus())
  const details = reading.data
  // From the directory the name is known before the rest of it came.
  const school = details ?? listedSchool(id)
  if (isUnknown(reading.error)) return <UnknownSchool />
  return (
    <Page>
      <PageHeader
        back={
          <LinkButton kind="quiet" href="/schools">
            All schools
          </LinkButton>
        }
        title={school?.name ?? 'School'}
        lead={school && <Facts school={school} />}
        actions={details && renderWriteReview(details)}
      />
      <div ref={content} tabIndex={-1}>
        {failed && (
          <ErrorState
            title="We could not load this school."
            onRetry={retry}
            busy={retrying}
            headingLevel={2}
          >
            Check your connection, then try again. The crisis lines above still work.
          </ErrorState>
        )}
        {!failed && !details && <Skeleton words="Loading school..." count={2} lines={4} />}
        {details && <Sections school={details}>{renderReviews(details)}</Sections>}
      </div>
    </Page>
  )
}

function Facts({ school }: { school: School }) {
  return (
    <>
      {kindWords(school)}
      <br />
      <WebsiteLink website={school.website} />
      {school.website && <br />}
      <ReportButton kind="school" id={school.id} name={school.name} />
    </>
  )
}

function Sections({ school, children }: { school: Details; children: ReactNode }) {
  return (
    <Groups>
      <RatingSpread
        ratings={school.ratings}
        average={school.averageRating}
        reviews={school.totalReviews}
        ranked={school.rankedScore}
      />
      {school.process.length > 0 && <ProcessByRole roles={school.process} />}
      {school.administrators.length > 0 && <Administrators people={school.administrators} />}
      <EntryGroup title="Reviews" note={school.totalReviews > 1 ? 'Newest first.' : undefined}>
        {children}
      </EntryGroup>
    </Groups>
  )
}

/** No such id, or an address that cannot be one. */
function isUnknown(error: unknown): boolean {
  return error instanceof CallError && [400, 404].includes(error.problem.status)
}

function UnknownSchool() {
  return (
    <Page>
      <PageHeader
        title="This school is not in the directory"
        lead="The link may be old, or a number in it may be wrong. Look for the school by its name, or add it."
        actions={
          <LinkButton kind="main" href="/schools">
            All schools
          </LinkButton>
        }
      />
    </Page>
  )
}
