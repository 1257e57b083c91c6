import type { GuideFacts } from './entry.ts'
import { cost } from './supportiveMeasures/cost.ts'
import { explained } from './supportiveMeasures/explained.ts'
import { forRespondents } from './supportiveMeasures/forRespondents.ts'
import { noContact } from './supportiveMeasures/noContact.ts'
import { notOffered } from './supportiveMeasures/notOffered.ts'

export const supportiveMeasures: readonly GuideFacts[] = [
  explained,
  forRespondents,
  cost,
  noContact,
  notOffered,
]
