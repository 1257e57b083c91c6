/** The shape of one entry of the guide: what people read at `/guides`, and what the assistant answers from. */
import { guideTopics } from '../../generated/guideTopics.ts'

/** The guide's chapters in the order they are read. */
export { guideTopics }
export type GuideTopic = (typeof guideTopics)[number]

export type SchoolKind = 'postsecondary' | 'k12'
export type PartyRole = 'complainant' | 'respondent'

/** One thing that the guide says, with what it rests on. */
export interface Statement {
  /** One or two plain sentences, reading grade 8 or lower, neutral between the parties. */
  readonly text: string
  /** From `cites.ts` or `authorities.ts`; empty only where nothing legal is said (practical advice). */
  readonly cites: readonly string[]
  /** Said only to readers at this kind of school; to all when absent. */
  readonly school?: SchoolKind
  /** Said only to this party; to all when absent. */
  readonly role?: PartyRole
}

export interface GuideEntry {
  /** Stable name in addresses: small letters, figures and hyphens. */
  readonly slug: string
  /** A plain heading, such as "Who can be your advisor". */
  readonly title: string
  readonly topic: GuideTopic
  /** Whom it is about; the page shows it. */
  readonly appliesTo: {
    readonly school: SchoolKind | 'both'
    readonly role: PartyRole | 'both'
  }
  /** One sentence for lists and for search, at most 160 characters. */
  readonly summary: string
  /** The direct answer, the most important statement first: two to six statements that stand alone. */
  readonly answer: readonly Statement[]
  /** What else there is to know, under headings. */
  readonly more: readonly { readonly heading: string; readonly statements: readonly Statement[] }[]
  /** What the reader can do, in order; each one short sentence that starts with a verb. */
  readonly steps: readonly string[]
  /** Questions to put to the Title IX Coordinator, ready to send. */
  readonly ask: readonly string[]
  /**
   * How people ask for it, in their own words (slang, typing errors, fragments, some Spanish). Never shown:
   * the assistant and the search find the entry by them.
   */
  readonly asked: readonly string[]
  /** Slugs of entries to read next. */
  readonly related: readonly string[]
  /** Slugs of resources that help here. */
  readonly resources: readonly string[]
  /** The month in which the facts were last checked, as YYYY-MM. */
  readonly checked: string
}
