import { type ReactNode, useRef } from 'react'
import { hubSetup } from '../../lib/hubQueries.ts'
import { usePages } from '../../lib/reading/usePages.ts'
import { useReading } from '../../lib/reading/useReading.ts'
import { refusalSentence } from '../../lib/refusalSentence.ts'
import { useRetry } from '../../lib/useRetry.ts'
import { withCommas } from '../../lib/withCommas.ts'
import { ShowMore } from '../../ui/buttons/ShowMore.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { classes } from '../../ui/styles/classes.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { ReviewEntry } from './ReviewEntry.tsx'
import styles from './ReviewList.module.css'
import { type ReviewFilter, reviewPages } from './reviewPages.ts'

interface ReviewListProps extends ReviewFilter {
  /** The way on where there is nothing to show; a link to all reviews when left out. */
  wayOn?: ReactNode
  /** The level of each review's title: 2 right under the page's title. */
  headingLevel?: 2 | 3
}

/** Reviews, newest first, of one school or of all, with every state of the list. */
export function ReviewList({ schoolId, search, wayOn, headingLevel = 3 }: ReviewListProps) {
  const list = usePages(reviewPages({ schoolId, search }))
  const setup = useReading(hubSetup)
  const region = useRef<HTMLDivElement>(null)
  const { failed, retrying, retry } = useRetry(list, () => region.current?.focus())
  const reviews = failed ? undefined : list.data?.items
  const hasMore = Boolean(list.data?.next)
  const { older } = list
  return (
    <div ref={region} tabIndex={-1} className={styles.region} aria-busy={older || undefined}>
      <VisuallyHidden>
        <span role="status">{reviews && !older && countWords(reviews.length, hasMore)}</span>
      </VisuallyHidden>
      {list.pending && !failed && <Skeleton count={3} lines={4} words="Loading reviews..." />}
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
                  canAnswer={setup.data?.verification === true}
                  headingLevel={headingLevel}
                />
              </li>
            ))}
          </ol>
          <ShowMore
            hasMore={hasMore}
            onMore={() => void list.readMore()}
            busy={list.more === 'busy'}
            error={list.more === 'failed' ? 'We could not load more reviews.' : undefined}
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
    <Empty
      title={search ? 'No reviews found' : 'No reviews yet'}
      headingLevel={headingLevel}
      action={wayOn ?? others}
    >
      {search
        ? `No review here has the words “${search}”. Try fewer or other words.`
        : 'Whichever side of a case you were on, your words can help the next student.'}
    </Empty>
  )
}

function countWords(count: number, hasMore: boolean): string {
  if (count === 0) return 'No reviews'
  return `${reviewWords(count)} shown${hasMore ? ', and there are more' : ''}`
}

function reviewWords(count: number): string {
  return count === 1 ? '1 review' : `${withCommas(count)} reviews`
}
