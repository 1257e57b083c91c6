import type { GuideFacts } from './entry.ts'
import { cleryAndVawa } from './outsideTheSchool/cleryAndVawa.ts'
import { eeocCharge } from './outsideTheSchool/eeocCharge.ts'
import { findingALawyer } from './outsideTheSchool/findingALawyer.ts'
import { goingToCourt } from './outsideTheSchool/goingToCourt.ts'
import { ocrAndTheOutcome } from './outsideTheSchool/ocrAndTheOutcome.ts'
import { ocrBeforeTheCaseEnds } from './outsideTheSchool/ocrBeforeTheCaseEnds.ts'
import { ocrComplaint } from './outsideTheSchool/ocrComplaint.ts'
import { ocrTimeLimit } from './outsideTheSchool/ocrTimeLimit.ts'

export const outsideTheSchool: readonly GuideFacts[] = [
  ocrComplaint,
  ocrTimeLimit,
  ocrBeforeTheCaseEnds,
  ocrAndTheOutcome,
  eeocCharge,
  cleryAndVawa,
  goingToCourt,
  findingALawyer,
]
