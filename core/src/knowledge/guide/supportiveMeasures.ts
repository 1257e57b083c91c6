import type { GuideFacts } from './entry.ts'
import { cost } from './supportiveMeasures/cost.ts'
import { explained } from './supportiveMeasures/explained.ts'
import { forRespondents } from './supportiveMeasures/forRespondents.ts'
import { noContact } from './supportiveMeasures/noContact.ts'
import { notOffered } from './supportiveMeasures/notOffered.ts'
import { privacy } from './supportiveMeasures/privacy.ts'

export const supportiveMeasures: readonly GuideFacts[] = [
  explained,
  privacy,
  forRespondents,
  cost,
  noContact,
  notOffered,
]
