import { type LinkedWay, linkedWays } from '../contacts/contactWays.ts'

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
  emergencyServices: numbers('emergency-services-911', '911'),
  suicideLifeline: numbers('988-suicide-and-crisis-lifeline', '988; Text 988'),
  crisisTextLine: numbers('crisis-text-line', 'Text HOME to 741741'),
  rainn: numbers('rainn-national-sexual-assault-hotline', '800-656-4673; Text HOPE to 64673'),
  domesticViolence: numbers(
    'national-domestic-violence-hotline',
    '800-799-7233; Text START to 88788',
  ),
} as const satisfies Record<string, CrisisNumbers>

function numbers(slug: string, phone: string): CrisisNumbers {
  return { slug, phone, ways: linkedWays(phone) }
}
