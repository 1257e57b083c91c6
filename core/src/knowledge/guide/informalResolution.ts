import type { GuideFacts } from './entry.ts'
import { afterAnInformalAgreement } from './informalResolution/afterAnInformalAgreement.ts'
import { informalResolutionIsVoluntary } from './informalResolution/informalResolutionIsVoluntary.ts'
import { informalResolutionNotice } from './informalResolution/informalResolutionNotice.ts'
import { informalResolutionWithAnEmployee } from './informalResolution/informalResolutionWithAnEmployee.ts'
import { leavingInformalResolution } from './informalResolution/leavingInformalResolution.ts'
import { whatInformalResolutionIs } from './informalResolution/whatInformalResolutionIs.ts'

export const informalResolution: readonly GuideFacts[] = [
  informalResolutionIsVoluntary,
  whatInformalResolutionIs,
  leavingInformalResolution,
  afterAnInformalAgreement,
  informalResolutionWithAnEmployee,
  informalResolutionNotice,
]
