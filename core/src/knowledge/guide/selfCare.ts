import type { GuideFacts } from './entry.ts'
import { findingSupport } from './selfCare/findingSupport.ts'
import { keepingUpWithClasses } from './selfCare/keepingUpWithClasses.ts'
import { lookingAfterYourself } from './selfCare/lookingAfterYourself.ts'
import { safeDevices } from './selfCare/safeDevices.ts'
import { supportingSomeone } from './selfCare/supportingSomeone.ts'
import { tellingYourFamily } from './selfCare/tellingYourFamily.ts'
import { whileYouWait } from './selfCare/whileYouWait.ts'

export const selfCare: readonly GuideFacts[] = [
  lookingAfterYourself,
  whileYouWait,
  keepingUpWithClasses,
  tellingYourFamily,
  findingSupport,
  safeDevices,
  supportingSomeone,
]
