import type { School } from '@hub/api/schools'
import { schoolTypeLabels } from '@hub/core/schools/schoolTypes'
import { withCommas } from '../../lib/withCommas.ts'

/** "Based on 1 review". */
export function basisWords(reviews: number): string {
  return `Based on ${countWords(reviews, 'review')}`
}

export const noReviewsWords = 'No reviews yet - be the first to review!'

/** "1 school", "2,000 schools". */
export function countWords(count: number, noun: string): string {
  return `${withCommas(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** "University · Columbus, OH", or the type alone where no place is known. */
export function kindWords({ type, location }: Pick<School, 'type' | 'location'>): string {
  return [schoolTypeLabels[type], location].filter(Boolean).join(' · ')
}
