import type { Detail } from '@hub/core/privacy/detail'

/**
 * The details found in `before` as they stand in `after`, a text that was changed in one place: those
 * in front of the change stay, those behind it move, those it touches are dropped. So the marks never
 * lie beside their words while a new search has not run yet.
 */
export function carryDetails(
  details: readonly Detail[],
  before: string,
  after: string,
): readonly Detail[] {
  if (before === after || details.length === 0) return details
  const same = Math.min(before.length, after.length)
  let front = 0
  while (front < same && before[front] === after[front]) front += 1
  let back = 0
  while (back < same - front && before.at(-1 - back) === after.at(-1 - back)) back += 1
  const changeEnd = before.length - back
  const shift = after.length - before.length
  return details.flatMap((detail) => {
    if (detail.end <= front) return [detail]
    if (detail.start < changeEnd) return []
    return [{ ...detail, start: detail.start + shift, end: detail.end + shift }]
  })
}
