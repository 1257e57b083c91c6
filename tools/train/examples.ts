import { traitsOf } from '@hub/core/assistant/crisis/secondOpinion/traits'
import { heard } from '@hub/core/assistant/language/hears'
import { plainWords } from '@hub/core/assistant/language/plainWords'
import type { Labelled } from './labelled.ts'
import type { Example } from './logistic.ts'

/** The guide's own phrasings are many times more than the marked messages, so each counts less. */
const ASKED_COUNTS = 0.3

/** @returns one example for each message, in the same order */
export function examplesOf(messages: readonly Labelled[]): Example[] {
  return messages.map(({ message, crisis, asked }) => ({
    traits: traitsOf(heard(plainWords(message))),
    yes: crisis,
    counts: asked ? ASKED_COUNTS : 1,
  }))
}
