/** The messages that nothing is learnt from: what finds crises is measured by them. */
import { examCrises } from '@hub/core/assistant/crisis/fixtures/examCrises'
import { examOthers } from '@hub/core/assistant/crisis/fixtures/examOthers'
import { obliqueCrisisAside } from '@hub/core/assistant/crisis/fixtures/obliqueCrisisAside'
import { obliqueOtherAside } from '@hub/core/assistant/crisis/fixtures/obliqueOtherAside'
import { plainWords } from '@hub/core/assistant/language/plainWords'

export const keptAside: readonly string[] = [
  ...[examCrises, obliqueCrisisAside, obliqueOtherAside].flatMap((set) =>
    Object.values<readonly string[]>(set).flat(),
  ),
  ...examOthers,
]

const plain = new Set(keptAside.map(plainWords))

/** Whether the same words are kept aside, however they are written: two writers may hit on the same message. */
export function isKeptAside(message: string): boolean {
  return plain.has(plainWords(message))
}
