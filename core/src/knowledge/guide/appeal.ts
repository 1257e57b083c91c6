import { afterTheAppeal } from './appeal/afterTheAppeal.ts'
import { appealDeadline } from './appeal/appealDeadline.ts'
import { appealGrounds } from './appeal/appealGrounds.ts'
import { appealTheSanction } from './appeal/appealTheSanction.ts'
import { biasOnAppeal } from './appeal/biasOnAppeal.ts'
import { howAnAppealGoes } from './appeal/howAnAppealGoes.ts'
import { newEvidenceOnAppeal } from './appeal/newEvidenceOnAppeal.ts'
import { noAppealOffered } from './appeal/noAppealOffered.ts'
import { proceduralIrregularity } from './appeal/proceduralIrregularity.ts'
import { whoDecidesTheAppeal } from './appeal/whoDecidesTheAppeal.ts'
import { whoMayAppeal } from './appeal/whoMayAppeal.ts'
import type { GuideFacts } from './entry.ts'

export const appeal: readonly GuideFacts[] = [
  appealGrounds,
  whoMayAppeal,
  appealDeadline,
  whoDecidesTheAppeal,
  howAnAppealGoes,
  proceduralIrregularity,
  newEvidenceOnAppeal,
  biasOnAppeal,
  appealTheSanction,
  afterTheAppeal,
  noAppealOffered,
]
