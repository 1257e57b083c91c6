import { type IndexedMessage, matchesAny } from '../language/indexedMessage.ts'
import { type CrisisKind, crisisKinds } from './crisis.ts'
import { heavyHarm } from './heavyHarm.ts'
import { heavyLife } from './heavyLife.ts'
import { circumstances, enough, type HeavyWord, lightWords } from './heavyWords.ts'
import { alleged, asksBroadly, longAgo, papers } from './told.ts'

/** A kind needs one of these, whatever else there is. */
const heavyWords = [...heavyLife, ...heavyHarm]

/**
 * The kinds for which a message weighs enough, most urgent first. This is the net below the signs: no single
 * phrase is needed, only several heavy things in one message. It is not cast where the message asks about the
 * process, tells of long ago, or tells what somebody is accused of.
 */
export function kindsByWeight(message: IndexedMessage): readonly CrisisKind[] {
  if ([asksBroadly, longAgo, alleged, lightWords].some((words) => matchesAny(message, words)))
    return []
  const heavy = sumsOf(message, heavyWords)
  const around = sumsOf(message, circumstances)
  const onPaper = matchesAny(message, papers)
  return crisisKinds.filter((kind) => {
    if (onPaper && kind !== 'selfHarm' && kind !== 'otherLife') return false
    const weight = heavy.get(kind) ?? 0
    return weight > 0 && weight + (around.get(kind) ?? 0) >= enough[kind]
  })
}

function sumsOf(
  message: IndexedMessage,
  words: readonly HeavyWord[],
): ReadonlyMap<CrisisKind, number> {
  const sums = new Map<CrisisKind, number>()
  for (const { says, weighs } of words) {
    if (!matchesAny(message, [says])) continue
    for (const kind of crisisKinds) sums.set(kind, (sums.get(kind) ?? 0) + (weighs[kind] ?? 0))
  }
  return sums
}
