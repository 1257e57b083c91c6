import { afterADismissal } from './dismissal/afterADismissal.ts'
import { appealADismissal } from './dismissal/appealADismissal.ts'
import { complainantLeaves } from './dismissal/complainantLeaves.ts'
import { dismissalLetter } from './dismissal/dismissalLetter.ts'
import { evenIfProved } from './dismissal/evenIfProved.ts'
import { mustDismiss } from './dismissal/mustDismiss.ts'
import { notEnoughEvidence } from './dismissal/notEnoughEvidence.ts'
import { offCampusOrAbroad } from './dismissal/offCampusOrAbroad.ts'
import { partDismissed } from './dismissal/partDismissed.ts'
import { respondentLeaves } from './dismissal/respondentLeaves.ts'
import { withdrawAComplaint } from './dismissal/withdrawAComplaint.ts'
import type { GuideFacts } from './entry.ts'

export const dismissal: readonly GuideFacts[] = [
  mustDismiss,
  offCampusOrAbroad,
  respondentLeaves,
  withdrawAComplaint,
  dismissalLetter,
  appealADismissal,
  afterADismissal,
  complainantLeaves,
  evenIfProved,
  partDismissed,
  notEnoughEvidence,
]
