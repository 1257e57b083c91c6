import { foreignText } from '@hub/core/text/foreignText'
import type { StoredText } from '../../lib/content/readText.ts'
import { NotShown } from '../../lib/moderation/NotShown.tsx'
import { ReportButton } from '../../lib/moderation/ReportButton.tsx'
import { type ShownReading, useReading } from '../../lib/reading/useReading.ts'
import { FoldedText } from '../../lib/reviews/FoldedText.tsx'
import { ReviewFrame } from '../../lib/reviews/ReviewFrame.tsx'
import { dayOf } from '../../lib/when.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Entry } from '../../ui/layout/Entry.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import text from '../../ui/text/text.module.css'
import type { RegistryReview } from '../../wallet/registry/records.ts'
import { shownAuthor } from '../../wallet/registry/shownAuthor.ts'
import { shortAddress } from '../../wallet/shortAddress.ts'
import { CONTENT_MOST } from './checkDraft.ts'
import { linkHere, reviewsPath } from './schoolLink.ts'
import { storedText } from './storedText.ts'

interface ChainReviewProps {
  review: RegistryReview
  /** For the author's own reviews: opens the question whether to remove the text. */
  onRemove?: () => void
  /** The list is that of its school, which is named above it. */
  ofOneSchool: boolean
}

/** One review of the chain with its text. The author's address is shown only where the author allows it. */
export function ChainReview(props: ChainReviewProps) {
  const { review, ofOneSchool } = props
  const { id, unshown } = review
  if (!unshown) return <ShownReview {...props} />
  return (
    <Entry title={`Review ${id}`} headingLevel={ofOneSchool ? 3 : 2}>
      <NotShown reason={unshown} />
    </Entry>
  )
}

function ShownReview({ review, onRemove, ofOneSchool }: ChainReviewProps) {
  const reading = useReading(storedText(review))
  const author = shownAuthor(review)
  const removable = reading.data !== undefined && reading.data.state !== 'gone'
  return (
    <ReviewFrame
      title={review.title}
      rating={review.rating}
      school={!ofOneSchool && <SchoolName review={review} />}
      day={dayOf(new Date(review.timestamp * 1000).toISOString())}
      badges={
        <>
          <Badge>On-chain</Badge>
          <Badge>{review.isAnonymous ? 'Anonymous' : 'Public'}</Badge>
          {review.isVerified && <Badge tone="proven">Verified</Badge>}
        </>
      }
      author={author && <span title={author}>By {shortAddress(author)}</span>}
      tags={review.tags}
      headingLevel={ofOneSchool ? 3 : 2}
      action={
        <p>
          {onRemove && removable && (
            <Button kind="quiet" onClick={onRemove}>
              Remove my text
            </Button>
          )}
          <ReportButton kind="chain-review" id={review.id} name={review.title} />
        </p>
      }
    >
      <ReviewText reading={reading} />
    </ReviewFrame>
  )
}

/** The school's name; of a school that the registry knows, it leads to all of its reviews. */
function SchoolName({ review: { schoolId, schoolName } }: Pick<ChainReviewProps, 'review'>) {
  const name = schoolName || 'Unknown School'
  return schoolId === 0 ? name : <TextLink {...linkHere(reviewsPath(schoolId))}>{name}</TextLink>
}

/** A review's text once it was fetched and checked against the chain, or why it is not shown. */
function ReviewText({ reading }: { reading: ShownReading<StoredText> }) {
  const { data, pending, busy, again } = reading
  if (pending) return <p className={text.note}>Loading the text...</p>
  if (data?.state === 'here') return <FoldedText text={foreignText(data.text, CONTENT_MOST)} />
  return (
    <div>
      <p className={text.strong}>Content not available</p>
      <p className={text.note}>{reasonOf(data)}</p>
      {!data && (
        <Button kind="quiet" busy={busy && 'Trying...'} onClick={() => void again()}>
          Try again
        </Button>
      )}
    </div>
  )
}

function reasonOf(data: StoredText | undefined): string {
  if (data?.state === 'gone') return data.why ?? 'Its text was removed, or is not stored here.'
  if (data?.state === 'other') {
    return 'The stored text does not match its digest on the chain, so we do not show it.'
  }
  return 'The text could not be loaded.'
}
