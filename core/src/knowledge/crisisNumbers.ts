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

/** What the code calls a crisis line (`content/resources/en/directory.yaml`). */
export type CrisisName = keyof typeof crisisPhones

// Screens that only link a number load this module on their first view, so it holds no more than that.
/** The crisis lines' numbers in the order they are shown. */
export const crisisNumbers = Object.fromEntries(
  Object.entries(crisisPhones).map(([name, line]) => [
    name,
    { ...line, ways: linkedWays(line.phone) },
  ]),
) as Readonly<Record<CrisisName, CrisisNumbers>>
