import { isScored } from '@hub/core/reviews/score'
import { useMemo } from 'react'
import { NotShown } from '../../lib/moderation/NotShown.tsx'
import { ReportButton } from '../../lib/moderation/ReportButton.tsx'
import { averageWords, tooFewWords } from '../../lib/reviews/scoreWords.ts'
import { withCommas } from '../../lib/withCommas.ts'
import { TextLink } from '../../ui/buttons/TextLink.tsx'
import stack from '../../ui/layout/stack.module.css'
import { Stars } from '../../ui/text/Stars.tsx'
import text from '../../ui/text/text.module.css'
import type { WalletAccess } from '../../wallet/access.ts'
import { readSchool, schoolReviewSource } from '../../wallet/registry/readSchoolReviews.ts'
import type { RegistryReview, RegistrySchool } from '../../wallet/registry/records.ts'
import { useRegistryPages } from '../../wallet/registry/useRegistryPages.ts'
import { useRegistryReading } from '../../wallet/registry/useRegistryReading.ts'
import { ChainReviewList } from './ChainReviewList.tsx'
import styles from './SchoolReviews.module.css'
import { linkHere, reviewsPath } from './schoolLink.ts'

type Totals = Pick<RegistrySchool, 'totalRating' | 'totalReviews'>

/** The heading that names the school. */
export const schoolTitleId = 'school-title'

interface SchoolReviewsProps {
  access: WalletAccess
  /** A school of the registry, as the address names it; null where it names none. */
  schoolId: number | null
  onRemove: (review: RegistryReview) => void
}

/** The reviews of one school of the registry, with its average and the way back to all. */
export function SchoolReviews({ access, schoolId, onRemove }: SchoolReviewsProps) {
  const school = useRegistryReading(access, ['school', schoolId], (reader) =>
    schoolId === null ? Promise.resolve(null) : readSchool(reader, schoolId),
  )
  const isUnknown = school.data === null
  const unshown = school.data?.unshown
  return (
    <section className={styles.school} aria-labelledby={schoolTitleId}>
      <header className={stack.gap2}>
        <p>
          <TextLink {...linkHere(reviewsPath())}>All reviews</TextLink>
        </p>
        <h2 id={schoolTitleId} tabIndex={-1} className={text.breaks}>
          {isUnknown ? 'No such school' : `Reviews of ${school.data?.name || 'this school'}`}
        </h2>
        {school.data && school.data.totalReviews > 0 && (
          <p>
            {isScored({ reviews: school.data.totalReviews }) ? (
              <Stars value={averageOf(school.data)} words={scoreWords(school.data)} />
            ) : (
              scoreWords(school.data)
            )}
          </p>
        )}
        {unshown && <NotShown reason={unshown} />}
        {school.data && !unshown && (
          <p>
            <ReportButton kind="chain-school" id={school.data.id} name={school.data.name} />
          </p>
        )}
      </header>
      {isUnknown && <p>There is no school with this number on the blockchain.</p>}
      {schoolId !== null && !isUnknown && !unshown && (
        <List access={access} schoolId={schoolId} onRemove={onRemove} />
      )}
    </section>
  )
}

function List({ access, schoolId, onRemove }: SchoolReviewsProps & { schoolId: number }) {
  const source = useMemo(() => schoolReviewSource(schoolId), [schoolId])
  const list = useRegistryPages(access, source)
  const { data } = list
  const reviews = useMemo(
    () => data && { ...data, items: data.items.map(({ review }) => review) },
    [data],
  )
  return (
    <ChainReviewList
      access={access}
      list={{ ...list, data: reviews }}
      onRemove={onRemove}
      ofOneSchool
    />
  )
}

/** The average of a school's ratings, or 0 where there are none. */
export function averageOf({ totalRating, totalReviews }: Totals): number {
  return totalReviews > 0 ? totalRating / totalReviews : 0
}

/** That average in words, with the number of reviews that it rests on, or that these are too few for one. */
export function scoreWords(totals: Totals): string {
  const { totalReviews } = totals
  if (!isScored({ reviews: totalReviews })) return tooFewWords(totalReviews)
  return `${averageWords(averageOf(totals))}, based on ${withCommas(totalReviews)} reviews`
}
