import type { Review } from '@hub/api/reviews'
import { useId, useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Stars } from '../../ui/Stars.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ReviewEntry.module.css'
import { reviewDate } from './reviewDate.ts'

/** Longer texts are folded, so that one review does not push the others off the screen. */
const FOLDED_FROM = 900

interface ReviewEntryProps {
  review: Review
  /** Leaves the school's name out, on the page of that school. */
  schoolKnown?: boolean
  headingLevel?: 2 | 3
}

/** One review: its facts in the margin, its words beside them (stacked where it is narrow). */
export function ReviewEntry({ review, schoolKnown, headingLevel = 3 }: ReviewEntryProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.entry}>
      <Heading className={styles.title}>{review.title}</Heading>
      <div className={styles.facts}>
        <Stars value={review.rating} />
        {!schoolKnown && <SchoolName review={review} />}
        <p className={styles.day}>{reviewDate(review.createdAt)}</p>
        <p className={styles.badges}>
          <Badge>School Review</Badge>
          {review.isVerified && <Badge tone="proven">Verified</Badge>}
        </p>
      </div>
      <div className={styles.words}>
        <Content text={review.content} />
        {review.tags.length > 0 && <Tags tags={review.tags} />}
      </div>
    </article>
  )
}

function SchoolName({ review }: { review: Review }) {
  const name = review.schoolName ?? 'Unknown School'
  return (
    <p className={styles.school}>
      {review.schoolId && review.schoolName ? (
        <TextLink look="strong" href={`/schools/${review.schoolId}`}>
          {name}
        </TextLink>
      ) : (
        name
      )}
    </p>
  )
}

function Content({ text }: { text: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const long = text.length > FOLDED_FROM
  return (
    <>
      <p id={id} className={classes(styles.content, long && !open && styles.folded)}>
        {text}
      </p>
      {long && (
        <p>
          <Button
            kind="quiet"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : 'Show the whole review'}
          </Button>
        </p>
      )}
    </>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <p className={styles.tags}>
      <VisuallyHidden>Tags: </VisuallyHidden>
      {tags.join(' · ')}
    </p>
  )
}
