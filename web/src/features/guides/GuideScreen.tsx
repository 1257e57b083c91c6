import type { Guide } from '@hub/api/guides'
import { guideChapters } from '@hub/core/knowledge/guideChapters'
import { useRef } from 'react'
import { CallError } from '../../lib/client.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import type { ScreenProps } from '../../lib/screen.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { Button, LinkButton } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { appliesWords } from './appliesWords.ts'
import { GuideBody } from './entry/GuideBody.tsx'
import { oneGuide } from './guideQueries.ts'

interface BreadcrumbProps {
  /** The entry's chapter, once it is known. */
  chapter: { topic: string; label: string } | undefined
}

/**
 * One entry of the guide, in each of its states. The header is the same element in all of them: it has the
 * focus after navigation, which must not be lost when the entry has come.
 */
export default function GuideScreen({ params }: ScreenProps) {
  const reading = useReading(oneGuide(params.slug ?? ''))
  const content = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(reading, () => content.current?.focus())
  const guide = reading.data
  const unknown = isUnknown(reading.error)
  return (
    <Page>
      <PageHeader
        back={
          <Breadcrumb chapter={guide && { topic: guide.topic, ...guideChapters[guide.topic] }} />
        }
        {...headOf(guide, unknown)}
      />
      <div ref={content} tabIndex={-1}>
        {failed && !unknown && (
          <ErrorState
            title="We could not load this guide."
            onRetry={retry}
            busy={retrying}
            headingLevel={2}
          >
            Check your connection, then try again. The crisis lines above still work.
          </ErrorState>
        )}
        {!guide && !failed && <Skeleton words="Loading the guide..." count={2} lines={4} />}
        {guide && <GuideBody key={guide.slug} guide={guide} />}
      </div>
    </Page>
  )
}

function headOf(guide: Guide | undefined, unknown: boolean) {
  if (guide) {
    return {
      title: guide.title,
      lead: appliesWords(guide),
      actions: (
        <Button icon="print" onClick={() => window.print()}>
          Print
        </Button>
      ),
    }
  }
  if (!unknown) return { title: 'Guide' }
  return {
    title: 'There is no such guide',
    lead: 'The link may be old, or a letter in it may be wrong. The list has every guide.',
    actions: (
      <LinkButton kind="main" href="/guides">
        All guides
      </LinkButton>
    ),
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && [400, 404].includes(error.problem.status)
}

/** The way back to the list, and to the place of the chapter in it. */
function Breadcrumb({ chapter }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <TextLink href="/guides">Guide</TextLink>
      {chapter && (
        <>
          {' / '}
          <TextLink href={`/guides#${chapter.topic}`}>{chapter.label}</TextLink>
        </>
      )}
    </nav>
  )
}
