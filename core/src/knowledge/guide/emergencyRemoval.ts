import { askForRemovalOfTheOtherPerson } from './emergencyRemoval/askForRemovalOfTheOtherPerson.ts'
import { challengeAnEmergencyRemoval } from './emergencyRemoval/challengeAnEmergencyRemoval.ts'
import { disciplineBeforeADecision } from './emergencyRemoval/disciplineBeforeADecision.ts'
import { removalAndDisability } from './emergencyRemoval/removalAndDisability.ts'
import { removedBeforeADecision } from './emergencyRemoval/removedBeforeADecision.ts'
import type { GuideFacts } from './entry.ts'

export const emergencyRemoval: readonly GuideFacts[] = [
  removedBeforeADecision,
  challengeAnEmergencyRemoval,
  disciplineBeforeADecision,
  askForRemovalOfTheOtherPerson,
  removalAndDisability,
]
