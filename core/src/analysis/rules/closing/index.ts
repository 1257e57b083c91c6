/** Rules for how a case ends or pauses: dismissal, appeal, informal resolution, removal and no-contact orders. */
import type { Rule } from '../../rule.ts'
import { administrativeLeave } from './administrativeLeave.ts'
import { appealAtOnce } from './appealAtOnce.ts'
import { appealBases } from './appealBases.ts'
import { appealDecider } from './appealDecider.ts'
import { appealNotice } from './appealNotice.ts'
import { appealReasons } from './appealReasons.ts'
import { appealStatements } from './appealStatements.ts'
import { appealTime } from './appealTime.ts'
import { appealTrained } from './appealTrained.ts'
import { dismissalAppeal } from './dismissalAppeal.ts'
import { dismissalAtOnce } from './dismissalAtOnce.ts'
import { dismissalGround } from './dismissalGround.ts'
import { dismissalInWriting } from './dismissalInWriting.ts'
import { dismissalOtherCode } from './dismissalOtherCode.ts'
import { dismissalReasons } from './dismissalReasons.ts'
import { noContactBurden } from './noContactBurden.ts'
import { removalAnalysis } from './removalAnalysis.ts'
import { removalChallenge } from './removalChallenge.ts'
import { removalDisability } from './removalDisability.ts'
import { removalThreat } from './removalThreat.ts'
import { resolutionAllegations } from './resolutionAllegations.ts'
import { resolutionBeforeDecision } from './resolutionBeforeDecision.ts'
import { resolutionComplaintFirst } from './resolutionComplaintFirst.ts'
import { resolutionCondition } from './resolutionCondition.ts'
import { resolutionEmployee } from './resolutionEmployee.ts'
import { resolutionRecords } from './resolutionRecords.ts'
import { resolutionTerms } from './resolutionTerms.ts'
import { resolutionVoluntary } from './resolutionVoluntary.ts'
import { resolutionWithdrawal } from './resolutionWithdrawal.ts'
import { supportAfterDismissal } from './supportAfterDismissal.ts'

export const closingRules: readonly Rule[] = [
  dismissalGround,
  dismissalInWriting,
  dismissalReasons,
  dismissalAtOnce,
  dismissalAppeal,
  dismissalOtherCode,
  supportAfterDismissal,
  appealBases,
  appealNotice,
  appealDecider,
  appealTrained,
  appealStatements,
  appealReasons,
  appealAtOnce,
  appealTime,
  resolutionComplaintFirst,
  resolutionVoluntary,
  resolutionAllegations,
  resolutionTerms,
  resolutionWithdrawal,
  resolutionRecords,
  resolutionEmployee,
  resolutionCondition,
  resolutionBeforeDecision,
  removalAnalysis,
  removalThreat,
  removalChallenge,
  removalDisability,
  administrativeLeave,
  noContactBurden,
]
