import { crisisTexts } from '../generated/crisisTexts.ts'
import { type CrisisName, type CrisisNumbers, crisisNumbers } from './crisisNumbers.ts'

/** A line for a moment that cannot wait. The same organisation is a resource under `slug`. */
export interface CrisisLine extends CrisisNumbers {
  readonly name: string
  /** When to use it, in one or two short sentences. */
  readonly when: string
  readonly url: string
}

/** The crisis lines in the order they are shown. */
export const crisisLines: readonly CrisisLine[] = (Object.keys(crisisTexts) as CrisisName[]).map(
  (name) => ({ ...crisisNumbers[name], ...crisisTexts[name] }),
)
