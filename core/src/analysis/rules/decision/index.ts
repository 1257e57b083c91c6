/** Rules on the investigative report, the hearing, the written determination, and on who decides and how. */
import type { Rule } from '../../rule.ts'
import { appealInDecision } from './appealInDecision.ts'
import { burden } from './burden.ts'
import { credibility } from './credibility.ts'
import { crossExamination } from './crossExamination.ts'
import { decisionAllegations } from './decisionAllegations.ts'
import { decisionConclusions } from './decisionConclusions.ts'
import { decisionFacts } from './decisionFacts.ts'
import { decisionReasons } from './decisionReasons.ts'
import { decisionRemedies } from './decisionRemedies.ts'
import { decisionSanctions } from './decisionSanctions.ts'
import { decisionSteps } from './decisionSteps.ts'
import { equalWitnesses } from './equalWitnesses.ts'
import { evenWeighing } from './evenWeighing.ts'
import { fairSummary } from './fairSummary.ts'
import { falseStatements } from './falseStatements.ts'
import { finality } from './finality.ts'
import { hearingNotice } from './hearingNotice.ts'
import { hearingRecord } from './hearingRecord.ts'
import { inferences } from './inferences.ts'
import { liveHearing } from './liveHearing.ts'
import { providedAdvisor } from './providedAdvisor.ts'
import { relevanceRulings } from './relevanceRulings.ts'
import { reportCopies } from './reportCopies.ts'
import { reportResponse } from './reportResponse.ts'
import { reportTiming } from './reportTiming.ts'
import { separateRooms } from './separateRooms.ts'
import { sexualHistory } from './sexualHistory.ts'
import { simultaneous } from './simultaneous.ts'
import { singleDecisionMaker } from './singleDecisionMaker.ts'
import { standardOfEvidence } from './standardOfEvidence.ts'
import { untestedStatements } from './untestedStatements.ts'
import { writtenQuestions } from './writtenQuestions.ts'

/** In the order in which their issues are shown. */
export const decisionRules: readonly Rule[] = [
  singleDecisionMaker,
  evenWeighing,
  credibility,
  burden,
  equalWitnesses,
  fairSummary,
  sexualHistory,
  reportTiming,
  reportCopies,
  reportResponse,
  hearingNotice,
  liveHearing,
  crossExamination,
  providedAdvisor,
  separateRooms,
  relevanceRulings,
  inferences,
  hearingRecord,
  untestedStatements,
  writtenQuestions,
  decisionAllegations,
  decisionSteps,
  decisionFacts,
  decisionConclusions,
  decisionReasons,
  decisionSanctions,
  decisionRemedies,
  appealInDecision,
  simultaneous,
  finality,
  standardOfEvidence,
  falseStatements,
]
