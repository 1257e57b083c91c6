import type { Subscription } from '@hub/api/subscription'
import { fullDayOf } from '../../../lib/when.ts'

/** What the owner of a subscription can do with it. */
export type PremiumAction = 'cancel' | 'resume' | 'card' | 'receipts' | 'subscribe'

/** What the premium part of the account says and offers. */
export interface PremiumWords {
  /** Said in an alert before all else: a payment that did not go through. */
  alert?: { title: string; text: string }
  sentences: string[]
  actions: PremiumAction[]
}

/** The words for a subscription as it stands. */
export function premiumWords(subscription: Subscription): PremiumWords {
  const { hasAccess, source, status } = subscription
  if (hasAccess) return source === 'stripe' || source === 'demo' ? running(subscription) : given
  if (status === 'past_due') return pastDue
  if (status === 'incomplete' && source === 'stripe') return begun
  if (status === 'canceled') return ended(subscription)
  return { sentences: [nothing], actions: ['subscribe'] }
}

const nothing =
  'Premium is not active. The AI assistant and the analysis of documents need it. Uploading, listing and deleting are free.'

const given: PremiumWords = {
  sentences: ['You were given premium. You pay nothing for it.'],
  actions: [],
}

const pastDue: PremiumWords = {
  alert: {
    title: 'The last payment did not go through.',
    text: 'Premium is closed until it does. Change the card, and it opens again. If you cancel, it is over at once and nothing more is charged.',
  },
  sentences: [],
  actions: ['card', 'cancel'],
}

const begun: PremiumWords = {
  sentences: [nothing, 'You started to subscribe, but nothing was paid.'],
  actions: ['subscribe'],
}

function running({ cancelAtPeriodEnd, endsAt, source }: Subscription): PremiumWords {
  const isPaid = source === 'stripe'
  const day = endsAt === null ? 'the end of the month' : fullDayOf(endsAt)
  if (cancelAtPeriodEnd) {
    const free = isPaid ? 'Nothing more is charged.' : 'After that it is closed.'
    return {
      sentences: [`You canceled. Premium stays open until ${day}. ${free}`],
      actions: isPaid ? ['resume', 'receipts'] : ['resume'],
    }
  }
  if (!isPaid) {
    return {
      sentences: [
        `The next month begins by itself on ${day}.`,
        'If you cancel, premium stays open until then.',
      ],
      actions: ['cancel'],
    }
  }
  return {
    sentences: [
      `The next $10 is charged on ${day}.`,
      'If you cancel, nothing more is charged, and premium stays open until then.',
    ],
    actions: ['cancel', 'receipts'],
  }
}

function ended({ endsAt, source }: Subscription): PremiumWords {
  const when = endsAt === null ? 'Premium has ended.' : `Premium ended on ${fullDayOf(endsAt)}.`
  const charged = source === 'stripe' ? ' Nothing more is charged.' : ''
  return {
    sentences: [`${when}${charged} What you keep here stays.`],
    actions: source === 'stripe' ? ['subscribe', 'receipts'] : ['subscribe'],
  }
}
