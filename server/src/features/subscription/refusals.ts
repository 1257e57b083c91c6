import { Refusal } from '../../plugins/refusal.ts'

export const noSubscription = () => new Refusal(409, 'There is no subscription to cancel.')

export const wasGiven = () =>
  new Refusal(409, 'This access was given to you. You pay nothing, so there is nothing to cancel.')

export const hasEnded = () =>
  new Refusal(409, 'The subscription has ended. You can start a new one.')

export const met = () =>
  new Refusal(409, 'Two changes to this subscription happened at once. Please try again.')
