/** Rules for a school's policy. Many rules of the other folders are checked in policies, too. */
import type { Rule } from '../../rule.ts'
import { appealOffered } from './appealOffered.ts'
import { coordinatorContact } from './coordinatorContact.ts'
import { equalRules } from './equalRules.ts'
import { harassmentDefinition } from './harassmentDefinition.ts'
import { identityKept } from './identityKept.ts'
import { informalLimits } from './informalLimits.ts'
import { nondiscrimination } from './nondiscrimination.ts'
import { noRetaliation } from './noRetaliation.ts'
import { presumption } from './presumption.ts'
import { recordsKept } from './recordsKept.ts'
import { reportingWays } from './reportingWays.ts'
import { sanctionsRange } from './sanctionsRange.ts'
import { standardChosen } from './standardChosen.ts'
import { supportRange } from './supportRange.ts'
import { timeFrames } from './timeFrames.ts'
import { trainingMaterials } from './trainingMaterials.ts'
import { unbiasedStaff } from './unbiasedStaff.ts'
import { vacatedRule } from './vacatedRule.ts'

export const policyRules: readonly Rule[] = [
  coordinatorContact,
  nondiscrimination,
  harassmentDefinition,
  reportingWays,
  presumption,
  timeFrames,
  sanctionsRange,
  standardChosen,
  supportRange,
  unbiasedStaff,
  appealOffered,
  informalLimits,
  recordsKept,
  trainingMaterials,
  noRetaliation,
  identityKept,
  equalRules,
  vacatedRule,
]
