import type { GuideFacts } from './entry.ts'
import { crossExamination } from './hearing/crossExamination.ts'
import { hearingDay } from './hearing/hearingDay.ts'
import { hearingNotice } from './hearing/hearingNotice.ts'
import { hearingRecording } from './hearing/hearingRecording.ts'
import { liveHearing } from './hearing/liveHearing.ts'
import { missingTheHearing } from './hearing/missingTheHearing.ts'
import { postponeAHearing } from './hearing/postponeAHearing.ts'
import { relevanceOfQuestions } from './hearing/relevanceOfQuestions.ts'
import { separateRooms } from './hearing/separateRooms.ts'
import { sexualHistory } from './hearing/sexualHistory.ts'
import { statementsWithoutCrossExamination } from './hearing/statementsWithoutCrossExamination.ts'

export const hearing: readonly GuideFacts[] = [
  liveHearing,
  separateRooms,
  crossExamination,
  relevanceOfQuestions,
  sexualHistory,
  missingTheHearing,
  statementsWithoutCrossExamination,
  hearingRecording,
  hearingNotice,
  postponeAHearing,
  hearingDay,
]
