import type { FailureReason } from '../../model/modelFailure.ts'
import { notFound, Refusal } from '../../plugins/refusal.ts'

/** Why an answer is not what was expected, as its reader is told. */

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

/** The same for an unknown id, for one of another account, and for what is no id: nobody learns which. */
export const noConversation = () => notFound('There is no conversation at this address.')

/** For a document that is unknown, of another account, or not analyzed: nobody learns which. */
export const noReadDocument = () => notFound('There is no analyzed document with this id.')

export const needsPremium = () =>
  new Refusal(
    402,
    'Subscription Required: AI chat requires a premium subscription. The guides, the resources and search stay free.',
  )

export const stillAnswering = () =>
  new Refusal(
    409,
    'The last message here is still being answered. Please wait for that answer, or stop it.',
  )

export const nothingToAnswer = () =>
  new Refusal(409, 'There is no message to answer here yet. Please write one first.')

export const conversationFull = () =>
  new Refusal(409, 'This conversation has become too long. Please start a new one.')

export const conversationDeleted = () =>
  notFound('This conversation was deleted, so its answer was not kept.')
