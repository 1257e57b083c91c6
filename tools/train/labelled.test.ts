import { examCrises } from '@hub/core/assistant/crisis/fixtures/examCrises'
import { examOthers } from '@hub/core/assistant/crisis/fixtures/examOthers'
import { obliqueCrisisAside } from '@hub/core/assistant/crisis/fixtures/obliqueCrisisAside'
import { obliqueOtherAside } from '@hub/core/assistant/crisis/fixtures/obliqueOtherAside'
import { plainWords } from '@hub/core/assistant/language/plainWords'
import { expect, test } from 'vitest'
import { labelledMessages } from './labelled.ts'

/** What finds crises is measured by these. */
const keptAside = [
  ...[examCrises, obliqueCrisisAside, obliqueOtherAside].flatMap((set) =>
    Object.values<readonly string[]>(set).flat(),
  ),
  ...examOthers,
]

test('nothing is learnt from a message that is kept aside, whoever wrote the same words', () => {
  expect(keptAside.length).toBeGreaterThan(800)
  const learnt = new Set(labelledMessages().map(({ message }) => plainWords(message)))
  expect(keptAside.filter((message) => learnt.has(plainWords(message)))).toEqual([])
})
