import { findIdentifyingDetails } from '@hub/core/privacy/findIdentifyingDetails'

/** One text's timing, in milliseconds; growth is the time at 20,000 characters over 5,000 (4 is linear). */
interface PrivacyRow {
  readonly name: string
  readonly ms10k: number
  readonly p95: number
  readonly growth: number
}

const ROUNDS = 25

/** Texts that would show a pattern that backtracks, beside ordinary prose. */
const TEXTS: readonly (readonly [name: string, unit: string])[] = [
  [
    'prose',
    'I told Dean Hale on March 12 that my roommate moved out of Alder Hall. Nobody wrote back. ',
  ],
  ['one letter', 'a'],
  ['spaces', ' '],
  ['digits and dashes', '1-'],
  ['dots', 'a.'],
  ['at signs', 'a@'],
  ['titles', 'Dean '],
  ['first names', 'Jamie '],
  ['capitals', 'Aa '],
  ['months', 'March 1 '],
  ['case labels', 'case # '],
  ['circumstances', 'the only '],
  ['hearings', 'hearing 1pm '],
  ['lone surrogates', '\ud800'],
]

/** Times the identifying-details reader on a review of the longest allowed length, and its growth. */
export function benchPrivacy(): PrivacyRow[] {
  return TEXTS.map(([name, unit]) => {
    const times = timesOf(fill(unit, 10_000))
    const growth = median(timesOf(fill(unit, 20_000))) / median(timesOf(fill(unit, 5_000)))
    return { name, ms10k: median(times), p95: times[Math.floor(ROUNDS * 0.95)] ?? 0, growth }
  })
}

function fill(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

/** Sorted times of each round, after rounds that let the engine compile. */
function timesOf(text: string): number[] {
  for (let round = 0; round < ROUNDS; round += 1) findIdentifyingDetails(text)
  const times = Array.from({ length: ROUNDS }, () => {
    const from = performance.now()
    findIdentifyingDetails(text)
    return performance.now() - from
  })
  return times.toSorted((a, b) => a - b)
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
