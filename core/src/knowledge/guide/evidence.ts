import type { GuideFacts } from './entry.ts'
import { evidenceAtTheHearing } from './evidence/evidenceAtTheHearing.ts'
import { giveYourOwnEvidence } from './evidence/giveYourOwnEvidence.ts'
import { missingEvidence } from './evidence/missingEvidence.ts'
import { otherIncidents } from './evidence/otherIncidents.ts'
import { respondToEvidence } from './evidence/respondToEvidence.ts'
import { seeTheEvidence } from './evidence/seeTheEvidence.ts'
import { talkingAboutTheCase } from './evidence/talkingAboutTheCase.ts'
import { treatmentRecords } from './evidence/treatmentRecords.ts'
import { witnesses } from './evidence/witnesses.ts'
import { writeYourResponse } from './evidence/writeYourResponse.ts'

export const evidence: readonly GuideFacts[] = [
  seeTheEvidence,
  respondToEvidence,
  giveYourOwnEvidence,
  witnesses,
  treatmentRecords,
  missingEvidence,
  talkingAboutTheCase,
  evidenceAtTheHearing,
  writeYourResponse,
  otherIncidents,
]
