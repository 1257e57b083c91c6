import type { RoleAnswers } from '@hub/api/schools'
import { withCommas } from '../../lib/withCommas.ts'

type Count = RoleAnswers['facts'][number]

/** "Yes from 4 of 5." */
export function countedWords({ yes, answered }: Count): string {
  return `Yes from ${withCommas(yes)} of ${withCommas(answered)}.`
}

/** "Likely 38% to 96% of all." */
export function rangeWords({ low, high }: Count): string {
  return `Likely ${percent(low)} to ${percent(high)} of all.`
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
