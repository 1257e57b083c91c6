import type { GuideFacts } from './entry.ts'
import { interview } from './notice/interview.ts'
import { meetings } from './notice/meetings.ts'
import { newAllegations } from './notice/newAllegations.ts'
import { presumed } from './notice/presumed.ts'
import { timeBeforeInterview } from './notice/timeBeforeInterview.ts'
import { whatItMustSay } from './notice/whatItMustSay.ts'
import { witness } from './notice/witness.ts'

export const notice: readonly GuideFacts[] = [
  whatItMustSay,
  presumed,
  timeBeforeInterview,
  newAllegations,
  meetings,
  interview,
  witness,
]
