/** The words of moderation: what may be reported and taken down, why, and what is done about it. */

/** Kinds of things that can be reported and taken down, with how a reader names one. */
export const things = {
  review: 'review',
  school: 'school',
  answer: 'school’s answer',
  resource: 'resource',
  'chain-review': 'review on the blockchain',
  'chain-school': 'school on the blockchain',
  'chain-resource': 'resource on the blockchain',
  /** The words behind a content address, under whichever record they stand. */
  text: 'stored text',
} as const
export type Thing = keyof typeof things
export const thingKinds = Object.keys(things) as [Thing, ...Thing[]]

/** Things that stand on the blockchain, where nobody can erase them: this hub can only leave them out. */
export const isOnChain = (kind: Thing): boolean => kind.startsWith('chain-')

/** Why somebody reports a thing, in the order of the form. */
export const reportReasons = {
  name: 'It names a person',
  threat: 'It threatens somebody',
  private: 'It has private details, such as a phone number or an address',
  'not-school': 'It is not about this school',
  wrong: 'It is wrong or out of date',
  spam: 'It is spam',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof reportReasons
export const reportReasonKeys = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]

/** The reasons that make sense for a kind of thing: a phone number can be out of date, an opinion cannot. */
export function reasonsFor(kind: Thing): readonly ReportReason[] {
  const isResource = kind === 'resource' || kind === 'chain-resource'
  const senseless = isResource ? 'not-school' : 'wrong'
  return reportReasonKeys.filter((reason) => reason !== senseless)
}

/** Why administrators did what they did, as the public log says it. */
export const decisionReasons = {
  name: 'It named a person',
  threat: 'It threatened somebody',
  private: 'It had private details',
  'not-school': 'It was not about this school',
  wrong: 'It was wrong or out of date',
  spam: 'It was spam',
  legal: 'A legal request',
  rules: 'It is within the rules',
  mistake: 'It was taken down by mistake',
  other: 'Another reason',
} as const
export type DecisionReason = keyof typeof decisionReasons
export const decisionReasonKeys = Object.keys(decisionReasons) as [
  DecisionReason,
  ...DecisionReason[],
]

/** What administrators can do, with how the public log says it. */
export const actions = {
  /** Of what waits for it: a school's answer. */
  publish: 'Published',
  hide: 'Hidden',
  restore: 'Shown again',
  remove: 'Removed for good',
  keep: 'Reported, and kept',
} as const
export type Action = keyof typeof actions
export const actionKeys = Object.keys(actions) as [Action, ...Action[]]

/** The most characters that a reporter may write. */
export const REPORT_WORDS_MAX = 500

/** What stands in the place of a thing that was taken down. */
export function notShownWords(what: 'record' | 'text', reason: DecisionReason): string {
  return `This hub does not show this ${what}. Reason: ${decisionReasons[reason]}.`
}
