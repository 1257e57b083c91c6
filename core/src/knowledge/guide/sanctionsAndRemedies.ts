import type { GuideFacts } from './entry.ts'
import { notCarriedOut } from './sanctionsAndRemedies/notCarriedOut.ts'
import { possibleSanctions } from './sanctionsAndRemedies/possibleSanctions.ts'
import { remedies } from './sanctionsAndRemedies/remedies.ts'
import { whenSanctionsStart } from './sanctionsAndRemedies/whenSanctionsStart.ts'
import { whoLearnsTheSanction } from './sanctionsAndRemedies/whoLearnsTheSanction.ts'

export const sanctionsAndRemedies: readonly GuideFacts[] = [
  possibleSanctions,
  remedies,
  whoLearnsTheSanction,
  whenSanctionsStart,
  notCarriedOut,
]
