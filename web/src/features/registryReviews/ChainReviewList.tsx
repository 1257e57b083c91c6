import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useRetry } from '../../lib/useRetry.ts'
import { withCommas } from '../../lib/withCommas.ts'
import { ShowMore } from '../../ui/buttons/ShowMore.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useKeptFocus } from '../../ui/overlays/useKeptFocus.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { WalletAccess } from '../../wallet/access.ts'
import type { RegistryReview } from '../../wallet/registry/records.ts'
import { isAuthor } from '../../wallet/registry/shownAuthor.ts'
import type { ShownRecords } from '../../wallet/registry/useRegistryPages.ts'
import { ChainReview } from './ChainReview.tsx'
import styles from './ChainReviewList.module.css'

/** How far below the window counts as nearly seen. */
const AHEAD = '600px'

/** So many further pages come by scrolling; then the button asks, so that the end of the page can be reached. */
const PAGES_BY_SCROLLING = 4

const PAGE = 20

interface ChainReviewListProps {
  access: WalletAccess
  list: ShownRecords<RegistryReview>
  onRemove: (review: RegistryReview) => void
  /** All are of one school, which is named above them. */
  ofOneSchool?: boolean
}

/** The reviews on the chain, newest first, with every state of the list. */
export function ChainReviewList({
  access,
  list,
  onRemove,
  ofOneSchool = false,
}: ChainReviewListProps) {
  const headingLevel = ofOneSchool ? 3 : 2
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, () => region.current)
  const { failed, retrying, retry } = useRetry(list, () => region.current?.focus())
  const reviews = failed ? undefined : list.data?.items
  const hasMore = (list.data?.next ?? 0) > 0
  const count = reviews?.length ?? 0
  const byScrolling = hasMore && list.more === 'idle' && count < PAGE * (1 + PAGES_BY_SCROLLING)
  const end = useSeen<HTMLDivElement>(byScrolling, () => void list.readMore())
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <VisuallyHidden>
        <span role="status">{reviews && countWords(count, hasMore)}</span>
      </VisuallyHidden>
      {list.pending && !failed && (
        <Skeleton count={3} lines={4} words="Loading reviews from blockchain..." wordsShown />
      )}
      {failed && (
        <ErrorState
          title="We could not load the reviews."
          onRetry={retry}
          busy={retrying}
          headingLevel={headingLevel}
        >
          The chain does not answer. Try again in a moment. The crisis lines above still work.
        </ErrorState>
      )}
      {reviews && count === 0 && (
        <Empty title="No Reviews Yet" headingLevel={headingLevel}>
          Whichever side of a case you were on, your words can help the next student.
        </Empty>
      )}
      {reviews && count > 0 && (
        <>
          <ol className={styles.entries}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ChainReview
                  review={review}
                  ofOneSchool={ofOneSchool}
                  onRemove={isAuthor(review, access.address) ? () => onRemove(review) : undefined}
                />
              </li>
            ))}
          </ol>
          <div ref={end}>
            <ShowMore
              hasMore={hasMore}
              onMore={() => void list.readMore()}
              busy={list.more === 'busy'}
              error={list.more === 'failed' ? 'We could not load more reviews.' : undefined}
              shown={`${reviewWords(count)} shown`}
              end="That is the whole list."
            />
          </div>
        </>
      )}
    </div>
  )
}

function countWords(count: number, hasMore: boolean): string {
  if (count === 0) return 'No reviews'
  return `${reviewWords(count)} shown${hasMore ? ', and there are more' : ''}`
}

function reviewWords(count: number): string {
  return count === 1 ? '1 review' : `${withCommas(count)} reviews`
}

/**
 * Calls `onSeen` when the element with this ref comes near the window: for a list that goes on while it is
 * scrolled. While `wanted` is false nothing happens; when it turns true again, a look is taken anew.
 */
function useSeen<E extends Element>(wanted: boolean, onSeen: () => void): RefObject<E | null> {
  const ref = useRef<E>(null)
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const element = ref.current
    if (!wanted || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [wanted])
  return ref
}
