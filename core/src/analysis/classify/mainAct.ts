import type { Reading, Sentence } from '../../document/reading.ts'
import { isNegatedAt } from '../language/stance.ts'
import type { DocumentType } from '../report.ts'
import { kinds } from './kinds.ts'
import { outlineOf } from './units.ts'

/** Words that only lean towards a kind are not what the letter does. */
const LEAST = 4
const OPENING = 1.25

/** The sentence that does what a document of this kind does; null where there is none of its own. */
export function mainAct(reading: Reading, docType: DocumentType): Sentence | null {
  const acts = kinds.find((kind) => kind.docType === docType)?.acts ?? []
  let best: Sentence | null = null
  let most = LEAST - 1
  for (const unit of outlineOf(reading).units) {
    if (unit.unsure) continue
    for (const { says, weight, loose } of acts) {
      const value = unit.opening ? weight * OPENING : weight
      if (value <= most) continue
      const at = unit.plain.search(says)
      if (at === -1 || (!loose && isNegatedAt(unit.plain, at))) continue
      best = unit.sentence
      most = value
    }
  }
  return best
}
