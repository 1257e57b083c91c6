import type { Lit } from '../../../lib/report/lit.ts'

/** What a mark in the letter means: found, worth a check, or reading against the rule. */
export type MarkTone = 'found' | 'check' | 'against'

/** A marked passage of the letter: UTF-16 offsets, [start, end). */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly tone: MarkTone
  /** Hangs in the letter's margin; null for what is only found. */
  readonly number: number | null
  /** The DOM id of the entry that speaks of it. */
  readonly item: string
}

/** A piece of text under the same marks. */
export interface Segment {
  readonly start: number
  readonly end: number
  /** The gravest mark on it. */
  readonly mark: Mark | null
  /** The numbered marks that begin here: their numbers hang beside this line. */
  readonly heads: readonly Mark[]
  readonly lit: boolean
}

const gravity: Record<MarkTone, number> = { found: 0, check: 1, against: 2 }

/** Cuts [start, end) at each edge of a mark. The segments put together give the range back. */
export function segmentsOf(
  start: number,
  end: number,
  marks: readonly Mark[],
  lit: Lit | null,
): Segment[] {
  const here = marks.filter((mark) => mark.start < end && mark.end > start)
  const litHere = lit && lit.start < end && lit.end > start ? lit : null
  const edges = new Set([start, end])
  for (const range of litHere ? [...here, litHere] : here) {
    if (range.start > start) edges.add(range.start)
    if (range.end < end) edges.add(range.end)
  }
  const cuts = [...edges].toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? end
    const covering = here.filter((mark) => mark.start <= from && mark.end >= to)
    return {
      start: from,
      end: to,
      mark: gravest(covering),
      heads: here.filter((mark) => mark.number !== null && mark.start === from),
      lit: litHere !== null && litHere.start <= from && litHere.end >= to,
    }
  })
}

function gravest(marks: readonly Mark[]): Mark | null {
  let found: Mark | null = null
  for (const mark of marks) {
    if (!found || gravity[mark.tone] > gravity[found.tone]) found = mark
  }
  return found
}
