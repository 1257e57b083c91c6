import type { School } from '@hub/api/schools'
import { LinkButton } from '../../ui/buttons/Button.tsx'
import { Entry } from '../../ui/layout/Entry.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { RatingLine } from './RatingLine.tsx'
import { kindWords } from './schoolWords.ts'
import { WebsiteLink } from './WebsiteLink.tsx'

interface SchoolEntryProps {
  school: School
}

/** One school of the directory. */
export function SchoolEntry({ school }: SchoolEntryProps) {
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
