import type { School } from '@hub/api/schools'
import { useRef } from 'react'
import { usePages } from '../../lib/reading/usePages.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { Button, LinkButton } from '../../ui/buttons/Button.tsx'
import { ShowMore } from '../../ui/buttons/ShowMore.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Entry } from '../../ui/layout/Entry.tsx'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { RatingLine } from './RatingLine.tsx'
import { narrows, orderWords, type SchoolFilter } from './schoolFilter.ts'
import { directory } from './schoolQueries.ts'
import { countWords, kindWords } from './schoolWords.ts'
import { WebsiteLink } from './WebsiteLink.tsx'

interface SchoolResultsProps {
  filter: SchoolFilter
  onShowAll: () => void
  /** Opens the dialog that adds a school. */
  onAdd: () => void
}

/** The schools that match, in each of the list's states. */
export function SchoolResults({ filter, onShowAll, onAdd }: SchoolResultsProps) {
  const list = usePages(directory(filter))
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(list, () => region.current?.focus())
  const schools = failed ? undefined : list.data?.items
  const hasMore = Boolean(list.data?.next)
  const more = hasMore ? ', and there are more' : ''
  return (
    <div ref={region} tabIndex={-1} aria-busy={list.older || undefined}>
      <VisuallyHidden>
        <output>
          {schools &&
            !list.older &&
            (schools.length > 0 ? `${shownWords(schools.length)}${more}` : 'No schools found')}
        </output>
      </VisuallyHidden>
      {failed && (
        <ErrorState title="We could not load the schools." onRetry={retry} busy={retrying}>
          {refusalSentence(list.error) ??
            'Check your connection, then try again. The crisis lines above still work.'}
        </ErrorState>
      )}
      {schools?.length === 0 && (
        <NoSchools filtered={narrows(filter)} onShowAll={onShowAll} onAdd={onAdd} />
      )}
      {!failed && !schools && (
        <EntryGroup title="Schools" note={orderWords(filter)}>
          <Skeleton words="Loading schools..." count={6} columns={2} />
        </EntryGroup>
      )}
      {schools && schools.length > 0 && (
        <>
          <EntryGroup title="Schools" note={orderWords(filter)} columns={2}>
            {schools.map((school) => (
              <SchoolEntry key={school.id} school={school} />
            ))}
          </EntryGroup>
          <ShowMore
            hasMore={hasMore}
            onMore={() => void list.readMore()}
            busy={list.more === 'busy'}
            error={list.more === 'failed' ? 'We could not load more schools.' : undefined}
            shown={shownWords(schools.length)}
            end="That is the whole list."
          />
        </>
      )}
    </div>
  )
}

function shownWords(count: number): string {
  return `${countWords(count, 'school')} shown`
}

interface NoSchoolsProps {
  /** A search or a filter leaves schools out. */
  filtered: boolean
  onShowAll: () => void
  onAdd: () => void
}

/** What stands in the directory's place when no school is shown, and the way on. */
function NoSchools({ filtered, onShowAll, onAdd }: NoSchoolsProps) {
  return (
    <Empty
      title="No schools found"
      headingLevel={2}
      action={
        filtered ? (
          <>
            <Button onClick={onShowAll}>Show all schools</Button>
            <Button kind="quiet" onClick={onAdd}>
              Add School
            </Button>
          </>
        ) : (
          <Button onClick={onAdd}>Add School</Button>
        )
      }
    >
      {filtered ? 'Try adjusting your search or filters' : 'Be the first to add a school to review'}
    </Empty>
  )
}

interface SchoolEntryProps {
  school: School
}

/** One school of the directory. */
function SchoolEntry({ school }: SchoolEntryProps) {
  return (
    <Entry
      kicker={kindWords(school)}
      title={school.name}
      meta={<RatingLine average={school.averageRating} reviews={school.totalReviews} />}
      actions={
        <>
          <LinkButton href={`/schools/${school.id}`}>
            View Details
            <VisuallyHidden> of {school.name}</VisuallyHidden>
          </LinkButton>
          <WebsiteLink website={school.website} />
        </>
      }
    />
  )
}
