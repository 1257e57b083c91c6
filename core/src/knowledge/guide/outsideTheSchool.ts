import type { GuideFacts } from './entry.ts'
import { civilRightsOffice } from './outsideTheSchool/civilRightsOffice.ts'
import { courtsAndLawyers } from './outsideTheSchool/courtsAndLawyers.ts'
import { outcome } from './outsideTheSchool/outcome.ts'
import { workAndClery } from './outsideTheSchool/workAndClery.ts'

export const outsideTheSchool: readonly GuideFacts[] = [
  ...civilRightsOffice,
  ...outcome,
  ...workAndClery,
  ...courtsAndLawyers,
]
