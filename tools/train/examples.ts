import { partsJudged } from '@hub/core/assistant/crisis/secondOpinion/secondOpinion'
import {
  longTraitsOf,
  type PlainText,
  traitsOf,
} from '@hub/core/assistant/crisis/secondOpinion/traits'
import { indexMessage } from '@hub/core/assistant/language/indexedMessage'
import { plainWords } from '@hub/core/assistant/language/plainWords'
import { messageOf } from '@hub/core/assistant/language/signs'
import type { Labelled } from './labelled.ts'
import { type Example, sumOf, type Weights } from './logistic.ts'

/** The guide's own phrasings are many times more than the marked messages, so each counts less. */
const ASKED_COUNTS = 0.3

/** @returns one example for each message, in the same order */
export function examplesOf(messages: readonly Labelled[]): Example[] {
  return messages.map(({ message, crisis, asked }) => ({
    traits: traitsOf(indexMessage(plainWords(message))),
    yes: crisis,
    counts: asked ? ASKED_COUNTS : 1,
  }))
}

/** All parts of a story in which nothing is acute count together as much as so many messages. */
const PARTS_COUNT = 2

/**
 * Examples of what long messages add to what is known of any: of one without a crisis it and all its parts, of
 * one with a crisis it and the part that is most like one.
 */
export function storyExamples(stories: readonly Labelled[], known: Weights): Example[] {
  const before = (part: PlainText) => sumOf(known, traitsOf(part))
  return stories.flatMap(({ message, crisis }) => {
    const [whole, ...parts] = partsJudged(messageOf(plainWords(message)))
    if (!whole) return []
    const of = (part: PlainText, counts: number): Example => {
      return { traits: longTraitsOf(part), yes: crisis, counts, before: before(part) }
    }
    const worst = parts.toSorted((a, b) => before(b) - before(a)).slice(0, 1)
    const told = crisis ? worst : parts
    const counts = crisis ? 1 : Math.min(1, PARTS_COUNT / parts.length)
    return [of(whole, 1), ...told.map((part) => of(part, counts))]
  })
}
