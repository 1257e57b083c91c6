/** Why an answer is not what was expected, as its reader is told. */
import type { FailureReason } from '../../model/modelFailure.ts'

export const failureNotices: Readonly<Record<FailureReason, string>> = {
  slow: 'The model took too long, so the guide answered.',
  busy: 'The model is busy right now, so the guide answered.',
  broken: 'The model stopped with an error, so the guide answered.',
  silent: 'The model gave no answer, so the guide answered.',
  unsupported: 'The model wrote what the guide does not say, so the guide answered.',
}

export const cutNotice = 'The model also wrote what the guide does not say. That part was left out.'

export const stoppedNotice = 'This answer was stopped before it was finished.'

export const stoppedEarlyNotice =
  'The model was stopped before its first word, so the guide answered.'

export const noModelNotice = 'No model is set up on this server, so the guide answered.'
