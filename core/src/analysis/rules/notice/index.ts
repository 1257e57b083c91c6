/** Rules on notices, meetings, the review of the evidence and supportive measures. */
import type { Rule } from '../../rule.ts'
import { advisorLimits } from './advisorLimits.ts'
import { allEvidence } from './allEvidence.ts'
import { bothSidesEvidence } from './bothSidesEvidence.ts'
import { equalAccess } from './equalAccess.ts'
import { evidenceAtHearing } from './evidenceAtHearing.ts'
import { evidenceSent } from './evidenceSent.ts'
import { gagOrder } from './gagOrder.ts'
import { meetingParticipants } from './meetingParticipants.ts'
import { meetingPurpose } from './meetingPurpose.ts'
import { meetingWhen } from './meetingWhen.ts'
import { newAllegations } from './newAllegations.ts'
import { noticeAdvisor } from './noticeAdvisor.ts'
import { noticeConclusion } from './noticeConclusion.ts'
import { noticeConduct } from './noticeConduct.ts'
import { noticeDatePlace } from './noticeDatePlace.ts'
import { noticeEvidence } from './noticeEvidence.ts'
import { noticeFalseStatements } from './noticeFalseStatements.ts'
import { noticeIdentities } from './noticeIdentities.ts'
import { noticePresumption } from './noticePresumption.ts'
import { noticeProcess } from './noticeProcess.ts'
import { noticeWritten } from './noticeWritten.ts'
import { privileged } from './privileged.ts'
import { burdensomeMeasures, punitiveSteps } from './punitiveSteps.ts'
import { responseConsidered } from './responseConsidered.ts'
import { supportConfidential } from './supportConfidential.ts'
import { supportFiling } from './supportFiling.ts'
import { supportFree } from './supportFree.ts'
import { supportRefused } from './supportRefused.ts'
import { supportWishes } from './supportWishes.ts'
import { supportWithoutComplaint } from './supportWithoutComplaint.ts'
import { tenDays } from './tenDays.ts'
import { meetingTimeToPrepare, noticeTimeToPrepare } from './timeToPrepare.ts'
import { treatmentRecords } from './treatmentRecords.ts'

/** In the order of the requirements NOA, MTG, EVR, SUP. */
export const noticeRules: readonly Rule[] = [
  noticeWritten,
  noticeProcess,
  noticeIdentities,
  noticeConduct,
  noticeDatePlace,
  noticeTimeToPrepare,
  noticePresumption,
  noticeConclusion,
  noticeAdvisor,
  noticeEvidence,
  noticeFalseStatements,
  newAllegations,
  meetingWhen,
  meetingParticipants,
  meetingPurpose,
  meetingTimeToPrepare,
  advisorLimits,
  treatmentRecords,
  gagOrder,
  allEvidence,
  bothSidesEvidence,
  evidenceSent,
  tenDays,
  responseConsidered,
  equalAccess,
  evidenceAtHearing,
  privileged,
  supportWishes,
  supportWithoutComplaint,
  supportFiling,
  supportFree,
  burdensomeMeasures,
  supportConfidential,
  supportRefused,
  punitiveSteps,
]
