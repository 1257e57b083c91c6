import type { Problem } from '@hub/api/problems'

type Details = Pick<Problem, 'errors' | 'existingId' | 'mayBeAnother'>

/** A request that is refused on purpose: a status and a plain sentence for the person who made it. */
export class Refusal extends Error {
  readonly status: number
  readonly details: Details

  constructor(status: number, sentence: string, details: Details = {}) {
    super(sentence)
    this.status = status
    this.details = details
  }
}

/** There is no such thing, or not for this caller. */
export const notFound = (sentence: string) => new Refusal(404, sentence)

/** The request is not one that can be done as it stands. */
export const badRequest = (sentence: string) => new Refusal(400, sentence)
