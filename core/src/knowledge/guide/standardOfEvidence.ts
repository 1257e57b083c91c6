import type { GuideFacts } from './entry.ts'
import { burdenOfProof } from './standardOfEvidence/burdenOfProof.ts'
import { courtAndTitleIx } from './standardOfEvidence/courtAndTitleIx.ts'
import { onlyMyWord } from './standardOfEvidence/onlyMyWord.ts'
import { theTwoStandards } from './standardOfEvidence/theTwoStandards.ts'

export const standardOfEvidence: readonly GuideFacts[] = [
  theTwoStandards,
  burdenOfProof,
  onlyMyWord,
  courtAndTitleIx,
]
