import { CleaningProblem } from './trace.ts'

/** A part of the program that comes when it is needed. @throws CleaningProblem 'not_loaded' */
export async function loaded<M>(part: Promise<M>): Promise<M> {
  try {
    return await part
  } catch {
    throw new CleaningProblem('not_loaded')
  }
}
