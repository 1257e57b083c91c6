import type { Reading, Sentence } from '../../document/reading.ts'
import type { DocumentType } from '../report.ts'
import { speaks } from './cue.ts'
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
    for (const cue of acts) {
      const value = unit.opening ? cue.weight * OPENING : cue.weight
      if (value <= most || !speaks(cue, unit.plain)) continue
      best = unit.sentence
      most = value
    }
  }
  return best
}
