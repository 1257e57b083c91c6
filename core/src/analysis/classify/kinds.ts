import type { Cue, Kind } from './cue.ts'
import { informalResolution, noContactOrRemoval, supportiveMeasures } from './cues/care.ts'
import { appealDecision, dismissalNotice, writtenDetermination } from './cues/end.ts'
import { evidenceReview, hearingNotice, investigativeReport } from './cues/middle.ts'
import { schoolPolicy } from './cues/policy.ts'
import { noticeOfAllegations, noticeOfMeeting } from './cues/start.ts'
import { distanceDeeds, resolutionDeeds, supportDeeds } from './deeds/careDeeds.ts'
import { appealDeeds, determinationDeeds, dismissalDeeds } from './deeds/endDeeds.ts'
import { evidenceDeeds, hearingDeeds, reportDeeds } from './deeds/middleDeeds.ts'
import { allegationDeeds, meetingDeeds } from './deeds/startDeeds.ts'

/** The kinds that are told by what they do; of equals the later step of a case stands first. */
export const kinds: readonly Kind[] = [
  also(appealDecision, appealDeeds),
  also(writtenDetermination, determinationDeeds),
  also(dismissalNotice, dismissalDeeds),
  also(hearingNotice, hearingDeeds),
  also(investigativeReport, reportDeeds),
  also(evidenceReview, evidenceDeeds),
  also(informalResolution, resolutionDeeds),
  also(noContactOrRemoval, distanceDeeds),
  also(supportiveMeasures, supportDeeds),
  also(noticeOfAllegations, allegationDeeds),
  also(noticeOfMeeting, meetingDeeds),
  schoolPolicy,
]

function also(kind: Kind, deeds: readonly Cue[]): Kind {
  return { ...kind, acts: [...kind.acts, ...deeds] }
}
