import { testSnippets } from '../closing/fixtures/testSnippets.ts'
import { processVectors } from './fixtures/process.ts'
import { rightsVectors } from './fixtures/rights.ts'
import { secondPolicy } from './fixtures/second.ts'
import { thirdPolicy } from './fixtures/third.ts'
import { policyRules } from './index.ts'

testSnippets(policyRules, [processVectors, rightsVectors, secondPolicy], thirdPolicy)
