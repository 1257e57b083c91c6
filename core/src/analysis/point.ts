import { points as table } from '../generated/points.ts'
import type { Audience, DocumentType } from './report.ts'
import type { RequirementId } from './requirements.ts'

/** What the table of requirements (`content/requirements`) says of one point: where to look, what to tell the reader. */
export interface Point {
  /** The requirements behind it; the first one gives its issues their id, cite and severity. */
  readonly requirements: readonly [RequirementId, ...RequirementId[]]
  /** A short name: 'Advisor of choice'. */
  readonly title: string
  /** The documents that it is checked in. */
  readonly documents: readonly DocumentType[]
  /** Only for schools of this kind; a document that does not tell counts as either. */
  readonly audience?: Exclude<Audience, null>
  /** The paragraph that says the same for schools that are no colleges, where that is another one. */
  readonly citeInSchools?: string
  /** "We did not find ..."; absent where the rule does not say that the document must hold it. */
  readonly missing?: string
  /** The documents that must hold it, where those are not all that it is checked in. */
  readonly mustBeIn?: readonly DocumentType[]
  /** What the words say and what the rule asks; absent where words against it are at most worth a question. */
  readonly contradicted?: string
  /** What is worth a question. */
  readonly toAsk?: string
  /** Why it matters to the reader, one sentence. */
  readonly why: string
  /** The question to put to the Title IX Coordinator. */
  readonly ask: string
  /** A few words for the first screen: "Limits who may be your advisor". No stop at the end. */
  readonly short: StateWords
  /** What the document says, then what the rule says. */
  readonly headline: StateWords
  /** What a document that meets it gets right: "It lets you see the evidence." */
  readonly met: string
  /** The same for a policy, where `met` is not true of one. */
  readonly metInPolicy?: string
  /** The rule's own words; none where a point only asks about an order of a court. */
  readonly rule: readonly Quoted[]
  /** The same from the paragraph of `citeInSchools`. */
  readonly ruleInSchools?: readonly Quoted[]
}

/** Texts of a point for the states that it can have. `{Paper}` stands for the document: see `paperNamed`. */
type StateWords = Readonly<Partial<Record<'against' | 'missing' | 'ask', string>>>

/** Words of the regulation; what is left out is marked by "…". */
interface Quoted {
  readonly words: string
  readonly cite: string
}

/** Every point there is, in the order in which its issues are shown. */
export const points: readonly Point[] = Object.values<Point>(table)

/** The points that are checked in a kind of document of a kind of school. */
export function pointsFor(docType: DocumentType, audience: Audience): Point[] {
  return points.filter(
    (point) =>
      point.documents.includes(docType) &&
      (point.audience === undefined || audience === null || point.audience === audience),
  )
}
