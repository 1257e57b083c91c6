import type { Reading } from '../../../document/reading.ts'
import { findAll, type Hit, type Pattern } from '../../language/find.ts'

/** The first words that the patterns find outside of parts (by heading or run-in heading) on another topic. */
export function findOutside(
  reading: Reading,
  patterns: readonly Pattern[],
  topic: RegExp,
): Hit | null {
  for (const hit of findAll(reading, patterns)) {
    const { block } = hit.sentence
    if (!topic.test(block.heading) && !topic.test(block.lead)) return hit
  }
  return null
}
