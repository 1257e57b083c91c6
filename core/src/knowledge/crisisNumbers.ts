import { type LinkedWay, linkedWays } from '../contacts/contactWays.ts'
import { crisisPhones } from '../generated/crisisPhones.ts'

/** How to reach a crisis line. What it is called and for is in `crisisLines.ts`. */
export interface CrisisNumbers {
  /** The same organisation's slug among the resources. */
  readonly slug: string
  /** The stored phone line, as the resource has it. */
  readonly phone: string
  readonly ways: readonly LinkedWay[]
}

// Screens that only link a number load this module on their first view, so it holds no more than that.
/** The crisis lines' numbers in the order they are shown. */
export const crisisNumbers = {
  emergencyServices: numbers('emergency-services-911'),
  suicideLifeline: numbers('988-suicide-and-crisis-lifeline'),
  crisisTextLine: numbers('crisis-text-line'),
  rainn: numbers('rainn-national-sexual-assault-hotline'),
  domesticViolence: numbers('national-domestic-violence-hotline'),
} as const satisfies Record<string, CrisisNumbers>

function numbers(slug: keyof typeof crisisPhones) {
  const phone = crisisPhones[slug]
  return { slug, phone, ways: linkedWays(phone) }
}
