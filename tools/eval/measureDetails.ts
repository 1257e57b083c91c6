import type { Detail } from '@hub/core/privacy/detail'
import { findMoreDetails } from '@hub/core/privacy/findIdentifyingDetails'
import type { Tagger } from '@hub/core/privacy/learnt/tagger'

interface Mark {
  /** Offsets in UTF-16 units; `end` is exclusive. */
  readonly start: number
  readonly end: number
  readonly kind: string
}

/** A line of `corpus/reviews`. */
export interface MarkedReview {
  readonly id: string
  readonly text: string
  readonly marks: readonly Mark[]
}

/** Figures of the finder over marked reviews. */
interface DetailFigures {
  /** By kind of mark, and under `all`. */
  readonly recall: ReadonlyMap<string, { found: number; marked: number }>
  /** Texts without a mark. */
  readonly innocent: number
  readonly falseInInnocent: number
  /** Details in texts with marks that touch none of them. */
  readonly wrongElsewhere: number
  /** One line for each text in which something was missed or wrongly found. */
  readonly faults: readonly string[]
}

/** Holds what is found in reviews against their marks. */
export async function measureDetails(
  reviews: readonly MarkedReview[],
  tagger: Tagger,
): Promise<DetailFigures> {
  const recall = new Map<string, { found: number; marked: number }>()
  const faults: string[] = []
  let [innocent, falseInInnocent, wrongElsewhere] = [0, 0, 0]
  for (const { id, text, marks } of reviews) {
    const details = await findMoreDetails(text, {}, tagger)
    const missed = marks.filter((mark) => !isFound(mark, details))
    const wrong = details.filter((detail) => !marks.some((mark) => shared(mark, detail) > 0))
    for (const mark of marks) {
      for (const key of ['all', mark.kind]) {
        const count = recall.get(key) ?? { found: 0, marked: 0 }
        count.marked += 1
        if (!missed.includes(mark)) count.found += 1
        recall.set(key, count)
      }
    }
    if (marks.length === 0) {
      innocent += 1
      falseInInnocent += wrong.length
    } else wrongElsewhere += wrong.length
    if (missed.length + wrong.length === 0) continue
    const misses = missed.map((mark) => `missed ${mark.kind} “${text.slice(mark.start, mark.end)}”`)
    const extras = wrong.map((detail) => `wrong ${detail.kind} “${detail.text}”`)
    faults.push(`${id} ${text}\n    ${[...misses, ...extras].join(', ')}`)
  }
  return { recall, innocent, falseInInnocent, wrongElsewhere, faults }
}

/**
 * A mark is found where details cover half of its letters, since less would leave the rest to be read. Where a
 * circumstance starts and ends is a matter of taste: one that another circumstance or group touches was pointed at.
 */
function isFound(mark: Mark, details: readonly Detail[]): boolean {
  const covered = details.reduce((sum, detail) => sum + shared(mark, detail), 0)
  if (covered * 2 >= mark.end - mark.start) return true
  const pointsAt = ({ kind }: Detail) => kind === 'unique_circumstance' || kind === 'group'
  return (
    mark.kind === 'circumstance' &&
    details.some((detail) => pointsAt(detail) && shared(mark, detail) > 0)
  )
}

function shared(mark: Mark, detail: Detail): number {
  return Math.max(0, Math.min(mark.end, detail.end) - Math.max(mark.start, detail.start))
}
