/** What careful letters grant in some way, by requirement. */
import type { RequirementId } from '../requirements.ts'
import type { Assurance } from './assurance.ts'
import { closingAssurances } from './closingAssurances.ts'
import { evidenceAssurances } from './evidenceAssurances.ts'
import { hearingAssurances } from './hearingAssurances.ts'
import { removalAssurances } from './removalAssurances.ts'

export const assurances: Partial<Record<RequirementId, readonly Assurance[]>> = {
  ...removalAssurances,
  ...hearingAssurances,
  ...evidenceAssurances,
  ...closingAssurances,
}
