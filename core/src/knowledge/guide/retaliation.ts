import type { GuideFacts } from './entry.ts'
import { chargedOverTheSameFacts } from './retaliation/chargedOverTheSameFacts.ts'
import { postsAndSpeech } from './retaliation/postsAndSpeech.ts'
import { punishedForAFalseStatement } from './retaliation/punishedForAFalseStatement.ts'
import { refusingToTakePart } from './retaliation/refusingToTakePart.ts'
import { reportRetaliation } from './retaliation/reportRetaliation.ts'
import { whatCountsAsRetaliation } from './retaliation/whatCountsAsRetaliation.ts'

export const retaliation: readonly GuideFacts[] = [
  whatCountsAsRetaliation,
  reportRetaliation,
  chargedOverTheSameFacts,
  punishedForAFalseStatement,
  refusingToTakePart,
  postsAndSpeech,
]
