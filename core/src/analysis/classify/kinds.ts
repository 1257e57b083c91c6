import type { Kind } from './cue.ts'
import { informalResolution, noContactOrRemoval, supportiveMeasures } from './cues/care.ts'
import { appealDecision, dismissalNotice, writtenDetermination } from './cues/end.ts'
import { evidenceReview, hearingNotice, investigativeReport } from './cues/middle.ts'
import { schoolPolicy } from './cues/policy.ts'
import { noticeOfAllegations, noticeOfMeeting } from './cues/start.ts'

/** The kinds that are told by what they do; of equals the later step of a case stands first. */
export const kinds: readonly Kind[] = [
  appealDecision,
  writtenDetermination,
  dismissalNotice,
  hearingNotice,
  investigativeReport,
  evidenceReview,
  informalResolution,
  noContactOrRemoval,
  supportiveMeasures,
  noticeOfAllegations,
  noticeOfMeeting,
  schoolPolicy,
]
