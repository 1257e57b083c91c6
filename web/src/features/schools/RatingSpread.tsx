import { isScored, SCORED_FROM } from '@hub/core/reviews/score'
import { averageWords, tooFewWords } from '../../lib/reviews/scoreWords.ts'
import { EntryGroup } from '../../ui/layout/EntryGroup.tsx'
import { Stars } from '../../ui/text/Stars.tsx'
import text from '../../ui/text/text.module.css'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { HowScores } from './HowScores.tsx'
import styles from './RatingSpread.module.css'
import { basisWords, countWords, noReviewsWords } from './schoolWords.ts'

interface RatingSpreadProps {
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  ratings: readonly number[]
  average: number
  reviews: number
  /** Null where there are too few reviews to score. */
  ranked: number | null
}

/**
 * The average, what the school is ranked by, and a table of how many reviews gave which number of stars, five first.
 * Of too few reviews all three would be a score.
 */
export function RatingSpread({ ratings, average, reviews, ranked }: RatingSpreadProps) {
  if (reviews === 0) {
    return (
      <EntryGroup title="Ratings">
        <p className={text.quiet}>{noReviewsWords}</p>
      </EntryGroup>
    )
  }
  if (ranked === null || !isScored({ reviews })) {
    return (
      <EntryGroup title="Ratings" note={basisWords(reviews)}>
        <div className={styles.spread}>
          <p className={styles.average}>{tooFewWords(reviews)}</p>
          <p className={text.quiet}>
            A school gets a score with {SCORED_FROM} reviews, so that one or two people cannot set
            it. Each review below shows its own stars.
          </p>
          <HowScores />
        </div>
      </EntryGroup>
    )
  }
  const rows = ratings.map((count, at) => ({ stars: at + 1, count })).toReversed()
  return (
    <EntryGroup title="Ratings" note={basisWords(reviews)}>
      <div className={styles.spread}>
        <p className={styles.average}>
          <Stars value={average} words={averageWords(average)} />
        </p>
        <p className={text.quiet}>Ranked in the directory as {averageWords(ranked)}.</p>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>How many reviews gave each rating</VisuallyHidden>
          </caption>
          <tbody>
            {rows.map(({ stars, count }) => (
              <Row key={stars} stars={stars} count={count} share={count / reviews} />
            ))}
          </tbody>
        </table>
        <HowScores />
      </div>
    </EntryGroup>
  )
}

interface RowProps {
  stars: number
  count: number
  /** 0 to 1. */
  share: number
}

function Row({ stars, count, share }: RowProps) {
  return (
    <tr>
      <th scope="row">{countWords(stars, 'star')}</th>
      <td>
        {/* The number beside it says the same. */}
        <svg className={styles.bar} aria-hidden="true">
          <rect width={`${share * 100}%`} height="100%" />
        </svg>
      </td>
      <td className={styles.count}>{countWords(count, 'review')}</td>
    </tr>
  )
}
