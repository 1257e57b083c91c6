import { type CrisisNumbers, crisisNumbers } from '@hub/core/knowledge/crisisNumbers'

/** A way into the hub, in the words of somebody who looks for it. Shown once its screen exists. */
interface Start {
  thought: string
  note: string
  label: string
  href: string
  price: string
}

/** A row of "What is free". `needs` is the screen that must exist for it to be true. */
interface Offer {
  what: string
  get: string
  price: string
  needs?: string
  /** Where it is paid for. */
  paidAt?: string
}

/** A crisis line in few words. */
interface Call {
  line: CrisisNumbers
  need: string
  how: string
}

export const calls: readonly Call[] = [
  {
    line: crisisNumbers.emergencyServices,
    need: 'Danger right now',
    how: 'Police, fire, ambulance',
  },
  {
    line: crisisNumbers.suicideLifeline,
    need: 'Crisis or suicidal thoughts',
    how: 'Call or text',
  },
  { line: crisisNumbers.crisisTextLine, need: 'Cannot speak aloud?', how: 'Text HOME to' },
  {
    line: crisisNumbers.rainn,
    need: 'Sexual assault',
    how: 'RAINN, call',
  },
]

export const starts: readonly Start[] = [
  {
    thought: '“I got a letter from the school.”',
    note: 'See what it says, what it leaves out, and its dates.',
    label: 'Documents',
    href: '/analysis',
    price: 'Upload free',
  },
  {
    thought: '“I want to talk to a person.”',
    note: 'Hotlines, lawyers, advocates and counselors, for both sides.',
    label: 'Resources',
    href: '/resources',
    price: 'Free',
  },
  {
    thought: '“What happens now, and what are my rights?”',
    note: 'Each step of the process in plain words, with its source.',
    label: 'Guide',
    href: '/guides',
    price: 'Free',
  },
  {
    thought: '“Does this apply to me?”',
    note: 'Ask in your own words. Answers show their sources.',
    label: 'AI Assistant',
    href: '/chat',
    price: 'Premium',
  },
  {
    thought: '“I need one specific thing.”',
    note: 'Search in your own words. Small typing mistakes are fine.',
    label: 'Search',
    href: '/search',
    price: 'Free',
  },
  {
    thought: '“How does this school handle cases?”',
    note: 'Find a school and see how students rated it.',
    label: 'Schools',
    href: '/schools',
    price: 'Free',
  },
  {
    thought: '“I want to share how it went for me.”',
    note: 'Read what students wrote, or write without a name.',
    label: 'Reviews',
    href: '/reviews',
    price: 'Free',
  },
]

/** What premium costs, wherever this screen says it. */
export const premiumPrice = '$10 a month'

export const offers: readonly Offer[] = [
  { what: 'Crisis lines', get: 'On every page, one tap away', price: 'Free' },
  {
    what: 'Resources',
    get: `${__RESOURCE_COUNT__} organizations that can help`,
    price: 'Free',
    needs: '/resources',
  },
  {
    what: 'Guide',
    get: 'Short answers on the whole process, each with its source',
    price: 'Free',
    needs: '/guides',
  },
  {
    what: 'Search',
    get: 'Across every resource and guide, in your own words',
    price: 'Free',
    needs: '/search',
  },
  {
    what: 'Document upload',
    get: 'Kept encrypted, and deleted when you say so',
    price: 'Free',
    needs: '/analysis',
  },
  { what: 'Schools', get: 'A directory with ratings', price: 'Free', needs: '/schools' },
  {
    what: 'School reviews',
    get: 'Read and write, without a name',
    price: 'Free',
    needs: '/reviews',
  },
  {
    what: 'Analysis and assistant',
    get: 'Findings and answers with their sources. Cancel anytime.',
    price: premiumPrice,
    needs: '/chat',
    paidAt: '/subscribe',
  },
]
