import { crisisAnswers } from '../../../generated/crisisAnswers.ts'
import type { CrisisTexts } from './crisisTexts.ts'

const { english, spanish }: Readonly<Record<'english' | 'spanish', CrisisTexts>> = crisisAnswers

export function crisisTextsIn(inSpanish: boolean): CrisisTexts {
  return inSpanish ? spanish : english
}

/** Whether an earlier answer was one to a crisis, in either language. */
export function tellsOfCrisis(answer: string): boolean {
  return [english, spanish].some(({ notAPerson }) => answer.includes(notAPerson))
}

/** Whether it was one that was in doubt. */
export function tellsOfDoubt(answer: string): boolean {
  return [english, spanish].some(
    ({ followedInDoubt, misread }) => answer.includes(misread) || answer.includes(followedInDoubt),
  )
}
