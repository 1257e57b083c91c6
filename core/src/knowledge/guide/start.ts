import type { GuideFacts } from './entry.ts'
import { delays } from './start/delays.ts'
import { findTheCoordinator } from './start/findTheCoordinator.ts'
import { howLongItTakes } from './start/howLongItTakes.ts'
import { ifYouWereHarmed } from './start/ifYouWereHarmed.ts'
import { ifYouWereNamed } from './start/ifYouWereNamed.ts'
import { languageAndDisability } from './start/languageAndDisability.ts'
import { parents } from './start/parents.ts'
import { stepsOfTheProcess } from './start/stepsOfTheProcess.ts'
import { whatTitleIxIs } from './start/whatTitleIxIs.ts'
import { whichDays } from './start/whichDays.ts'
import { whoDoesWhat } from './start/whoDoesWhat.ts'
import { yourRights } from './start/yourRights.ts'

export const start: readonly GuideFacts[] = [
  whatTitleIxIs,
  stepsOfTheProcess,
  yourRights,
  howLongItTakes,
  delays,
  whichDays,
  ifYouWereNamed,
  ifYouWereHarmed,
  whoDoesWhat,
  findTheCoordinator,
  languageAndDisability,
  parents,
]
