import { privacyLawAndTheEvidence } from './confidentialityAndRecords/privacyLawAndTheEvidence.ts'
import { recordsForSevenYears } from './confidentialityAndRecords/recordsForSevenYears.ts'
import { seeYourOwnFile } from './confidentialityAndRecords/seeYourOwnFile.ts'
import { trainingMaterials } from './confidentialityAndRecords/trainingMaterials.ts'
import { whoCanSeeTheCaseFile } from './confidentialityAndRecords/whoCanSeeTheCaseFile.ts'
import { whoLearnsOfSupportiveMeasures } from './confidentialityAndRecords/whoLearnsOfSupportiveMeasures.ts'
import { whoWillKnowYourName } from './confidentialityAndRecords/whoWillKnowYourName.ts'
import { willYourParentsBeTold } from './confidentialityAndRecords/willYourParentsBeTold.ts'
import type { GuideFacts } from './entry.ts'

export const confidentialityAndRecords: readonly GuideFacts[] = [
  whoWillKnowYourName,
  whoLearnsOfSupportiveMeasures,
  willYourParentsBeTold,
  recordsForSevenYears,
  seeYourOwnFile,
  privacyLawAndTheEvidence,
  trainingMaterials,
  whoCanSeeTheCaseFile,
]
