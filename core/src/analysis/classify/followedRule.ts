import type { Reading, Sentence } from '../../document/reading.ts'
import { isQuotedAt, isSupposed } from '../language/stance.ts'
import type { FollowedRule } from '../report.ts'
import { markers2024, rejects, signs2020 } from './markers2024.ts'

const ENOUGH = 2

/**
 * Which rule the document follows. What it quotes, supposes or rejects is not what it follows, and weak signs
 * of the 2024 rule count only together.
 */
export function followedRule(reading: Reading): FollowedRule {
  const found = new Set<number>()
  let is2020 = false
  for (const sentence of reading.sentences) {
    if (isRejected(reading, sentence)) continue
    markers2024.forEach(({ says }, at) => {
      if (!found.has(at) && isOwn(sentence, says)) found.add(at)
    })
    is2020 ||= signs2020.some((says) => sentence.plain.search(says) !== -1)
  }
  let weight = 0
  for (const at of found) weight += markers2024[at]?.weight ?? 0
  if (weight >= ENOUGH) return '2024_markers'
  return is2020 ? '2020' : null
}

function isOwn(sentence: Sentence, says: RegExp): boolean {
  const at = sentence.plain.search(says)
  return at !== -1 && !isSupposed(sentence) && !isQuotedAt(sentence, at)
}

/** The sentence, or the next one of its paragraph, says that this is not the rule in use. */
function isRejected(reading: Reading, sentence: Sentence): boolean {
  if (sentence.plain.search(rejects) !== -1) return true
  const next = reading.sentences[sentence.index + 1]
  if (next?.block !== sentence.block) return false
  return /^(?:that|this|it|those)\b/.test(next.plain) && next.plain.search(rejects) !== -1
}
