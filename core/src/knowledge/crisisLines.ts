import { crisisTexts } from '../generated/crisisTexts.ts'
import { type CrisisNumbers, crisisNumbers } from './crisisNumbers.ts'

/** A line for a moment that cannot wait. The same organisation is a resource under `slug`. */
export interface CrisisLine extends CrisisNumbers {
  readonly name: string
  /** When to use it, in one or two short sentences. */
  readonly when: string
  readonly url: string
}

export const emergencyServices = line(crisisNumbers.emergencyServices)
export const suicideLifeline = line(crisisNumbers.suicideLifeline)
export const crisisTextLine = line(crisisNumbers.crisisTextLine)
export const rainn = line(crisisNumbers.rainn)
export const domesticViolence = line(crisisNumbers.domesticViolence)

/** The crisis lines in the order they are shown. */
export const crisisLines: readonly CrisisLine[] = [
  emergencyServices,
  suicideLifeline,
  crisisTextLine,
  rainn,
  domesticViolence,
]

function line(numbers: (typeof crisisNumbers)[keyof typeof crisisNumbers]): CrisisLine {
  return { ...numbers, ...crisisTexts[numbers.slug] }
}
