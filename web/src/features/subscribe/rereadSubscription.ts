import { invalidate } from '../../lib/reading/readings.ts'

/** Reads anew all that a change of the subscription shows in. */
export function rereadSubscription(): void {
  for (const name of ['subscription', 'account', 'activities']) invalidate([name])
}
