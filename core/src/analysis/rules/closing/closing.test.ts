import { appealVectors } from './fixtures/appeal.ts'
import { dismissalVectors } from './fixtures/dismissal.ts'
import { removalVectors } from './fixtures/removal.ts'
import { resolutionVectors } from './fixtures/resolution.ts'
import { secondClosing } from './fixtures/second.ts'
import { testSnippets } from './fixtures/testSnippets.ts'
import { thirdClosing } from './fixtures/third.ts'
import { closingRules } from './index.ts'

testSnippets(
  closingRules,
  [dismissalVectors, appealVectors, resolutionVectors, removalVectors, secondClosing],
  thirdClosing,
)
