import { REVIEW_HOURS } from '@hub/core/trust/terms'

const HOUR_MS = 3_600_000
/** Reviews appear at these hours of the day (UTC) alone, so that the hour says nothing of when one was sent. */
const EVERY_HOURS = 6
/** At this hour whatever waits appears: early morning all over the country. */
const LAST_CALL_HOUR = 12
/** So many at least hide each other in a batch before the last call of the day. */
export const ENOUGH = 5

/** The first set time after `now`. */
export function nextSetTime(now: Date): Date {
  const step = EVERY_HOURS * HOUR_MS
  return new Date((Math.floor(now.getTime() / step) + 1) * step)
}

/** When what is sent at `now` appears at the latest: the next last call, which does not say when it was sent. */
export function lastCall(now: Date): Date {
  const day = REVIEW_HOURS * HOUR_MS
  const offset = LAST_CALL_HOUR * HOUR_MS
  return new Date((Math.floor((now.getTime() - offset) / day) + 1) * day + offset)
}
