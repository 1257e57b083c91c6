import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { refusalSentence } from '../../lib/failureWords.ts'
import { queryClient } from '../../lib/query.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { classes } from '../../ui/classes.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ReviewEntry } from './ReviewEntry.tsx'
import styles from './ReviewList.module.css'
import { type ReviewFilter, reviewsQuery } from './reviewsQuery.ts'

interface ReviewListProps extends ReviewFilter {
  /** The way on where there is nothing to show; a link to all reviews when left out. */
  wayOn?: ReactNode
  /** The level of each review's title: 2 right under the page's title. */
  headingLevel?: 2 | 3
}

/** Reviews, newest first, of one school or of all, with every state of the list. */
export function ReviewList({ schoolId, search, wayOn, headingLevel = 3 }: ReviewListProps) {
  const list = useInfiniteQuery(reviewsQuery({ schoolId, search }), queryClient)
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(
    // A next page that did not come is said at the end of the list, which stays.
    { ...list, isError: list.isError && !list.data },
    () => region.current?.focus(),
  )
  const reviews = list.data?.pages.flatMap((page) => page.items)
  const older = list.isPlaceholderData
  return (
    <div ref={region} tabIndex={-1} className={styles.region} aria-busy={older || undefined}>
      <VisuallyHidden>
        <span role="status">{reviews && !older && countWords(reviews.length, list)}</span>
      </VisuallyHidden>
      {list.isPending && !failed && <Skeleton count={3} lines={4} words="Loading reviews..." />}
      {failed && (
        <ErrorState
          title="We could not load the reviews."
          onRetry={retry}
          busy={retrying}
          headingLevel={headingLevel}
        >
          {refusalSentence(list.error) ??
            'Check your connection, then try again. The crisis lines above still work.'}
        </ErrorState>
      )}
      {reviews?.length === 0 && <NoReviews {...{ schoolId, search, wayOn, headingLevel }} />}
      {reviews && reviews.length > 0 && (
        <div className={classes(older && styles.older)}>
          <ol className={styles.entries}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewEntry
                  review={review}
                  schoolKnown={schoolId !== undefined}
                  headingLevel={headingLevel}
                />
              </li>
            ))}
          </ol>
          <ShowMore
            hasMore={list.hasNextPage}
            onMore={() => void list.fetchNextPage()}
            busy={list.isFetchingNextPage}
            error={list.isFetchNextPageError ? 'We could not load more reviews.' : undefined}
            shown={`${reviewWords(reviews.length)} shown`}
            end="That is the whole list."
          />
        </div>
      )}
    </div>
  )
}

function NoReviews({ schoolId, search, wayOn, headingLevel }: ReviewListProps) {
  const others = schoolId !== undefined && (
    <TextLink href="/reviews">Read reviews of other schools</TextLink>
  )
  return (
    <Empty title="No reviews yet" headingLevel={headingLevel} action={wayOn ?? others}>
      {search
        ? `No review here has the words “${search}”. Try fewer or other words.`
        : 'Whichever side of a case you were on, your words can help the next student.'}
    </Empty>
  )
}

function countWords(count: number, { hasNextPage }: { hasNextPage: boolean }): string {
  if (count === 0) return 'No reviews'
  return `${reviewWords(count)} shown${hasNextPage ? ', and there are more' : ''}`
}

function reviewWords(count: number): string {
  return count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`
}
