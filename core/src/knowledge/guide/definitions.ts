import { assaultAndStalking } from './definitions/assaultAndStalking.ts'
import { consent } from './definitions/consent.ts'
import { onceOrPattern } from './definitions/onceOrPattern.ts'
import { onlineAndImages } from './definitions/onlineAndImages.ts'
import { otherDiscrimination } from './definitions/otherDiscrimination.ts'
import { parentsAndMarriedStudents } from './definitions/parentsAndMarriedStudents.ts'
import { parties } from './definitions/parties.ts'
import { pregnancy } from './definitions/pregnancy.ts'
import { pregnancyDoctorsNote } from './definitions/pregnancyDoctorsNote.ts'
import { pregnancyLeave } from './definitions/pregnancyLeave.ts'
import { quidProQuo } from './definitions/quidProQuo.ts'
import { schoolDuty } from './definitions/schoolDuty.ts'
import { sexualHarassment } from './definitions/sexualHarassment.ts'
import { whereItHappened } from './definitions/whereItHappened.ts'
import type { GuideFacts } from './entry.ts'

export const definitions: readonly GuideFacts[] = [
  sexualHarassment,
  onceOrPattern,
  quidProQuo,
  assaultAndStalking,
  consent,
  whereItHappened,
  onlineAndImages,
  parties,
  schoolDuty,
  pregnancy,
  pregnancyLeave,
  pregnancyDoctorsNote,
  parentsAndMarriedStudents,
  otherDiscrimination,
]
