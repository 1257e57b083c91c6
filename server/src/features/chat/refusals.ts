import { notFound, Refusal } from '../../plugins/refusal.ts'

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
