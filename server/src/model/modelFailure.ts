/**
 * - slow: no word, or not the last one, in time
 * - busy: the service asks to come back later
 * - broken: an error, or a connection that ended in the middle
 * - silent: an answer without words
 * - unsupported: an answer that what it was given does not bear out
 */
export type FailureReason = 'slow' | 'busy' | 'broken' | 'silent' | 'unsupported'

/** The model gave no answer that can be used. */
export class ModelFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`The model's answer is ${reason}.`, options)
    this.reason = reason
  }
}
