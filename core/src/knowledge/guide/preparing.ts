import type { GuideFacts } from './entry.ts'
import { documentsToKeep } from './preparing/documentsToKeep.ts'
import { keepingEvidenceSafe } from './preparing/keepingEvidenceSafe.ts'
import { preparingForAHearing } from './preparing/preparingForAHearing.ts'
import { preparingForAnInterview } from './preparing/preparingForAnInterview.ts'
import { writingToYourSchool } from './preparing/writingToYourSchool.ts'

export const preparing: readonly GuideFacts[] = [
  documentsToKeep,
  keepingEvidenceSafe,
  writingToYourSchool,
  preparingForAnInterview,
  preparingForAHearing,
]
