import { resources } from '../../knowledge/resources.ts'

/** What is said to a kind of request that is left to others or not done. */
export interface Refusal {
  /** What the assistant will not do, and why, in one or two sentences. */
  readonly cannot: string
  /** What the rule says near it; `slug` is the guide's entry to read on. */
  readonly known: readonly {
    readonly text: string
    readonly cites: readonly string[]
    readonly slug?: string
  }[]
  /** Who can help with it; empty where nobody need be named. */
  readonly who: string
  /** What the assistant can do. */
  readonly offer: string
}

export const NOT_ADVICE = 'This is general information, not legal advice.'
export const OUTSIDE = 'That is outside what I can answer.'
export const STEPS =
  'I can help with the Title IX process itself: your notice, your advisor, the evidence, the hearing, or an appeal. What would you like to know?'

export const safetyMeasures = {
  text: 'A school can set limits on contact, change classes or housing, or give an escort as supportive measures. They are free, for either party.',
  cites: ['34 CFR 106.30(a) (Supportive measures)'],
  slug: 'no-contact-orders',
}

/** The name of an organisation as the directory has it. */
export function named(slug: string): string {
  return resources.find((resource) => resource.slug === slug)?.title ?? ''
}
