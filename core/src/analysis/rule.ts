import type { Reading, Sentence } from '../document/reading.ts'
import { points } from '../generated/points.ts'
import type { Facts } from './facts.ts'
import { findAll, findFirst, type Hit, type Pattern } from './language/find.ts'
import type { Audience, DocumentType, RuleWords } from './report.ts'
import type { RequirementId } from './requirements.ts'

/**
 * What a rule finds.
 * - found: the document says what the rule asks (at the words, where there are any)
 * - missing: it must say it, and we did not find it
 * - contradicted: its words read against the rule
 * - ask: worth a question
 * - silent: nothing to say; the point does not count
 */
export type Verdict =
  | { readonly state: 'found'; readonly at?: Hit }
  | { readonly state: 'missing'; readonly text?: string }
  | {
      readonly state: 'contradicted'
      readonly at: Hit
      readonly text?: string
      /** Learnt from other letters: no pattern of the rule knows these words. */
      readonly isUnsure?: true
      /** Where this finding stands at another paragraph than the rule's first requirement. */
      readonly cite?: string
    }
  | { readonly state: 'ask'; readonly at?: Hit; readonly text?: string }
  | { readonly state: 'silent' }

/** What the table of requirements (`content/requirements`) says of one point: where to look, what to tell the reader. */
interface Point {
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
  /** "We did not find ..." for `missing`. */
  readonly missing?: string
  /** What the words say and what the rule asks, for `contradicted`. */
  readonly contradicted?: string
  /** For `ask`. */
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
  readonly rule: readonly RuleWords[]
  /** The same from the paragraph of `citeInSchools`. */
  readonly ruleInSchools?: readonly RuleWords[]
}

/** Texts of a point for the states that it can have. `{Paper}` stands for the document: see `paperNamed`. */
type StateWords = Readonly<Partial<Record<'against' | 'missing' | 'ask', string>>>

/** How a point is checked. One file each, in `rules/`. */
interface Checking {
  readonly check: (facts: Facts) => Verdict
  /** It counts days: what it finds stands, whatever its sentence sounds like. */
  readonly reckons?: true
}

/** A point of the table with its check. */
export interface Rule extends Point, Checking {}

/** What is told instead of a point's usual words in a particular case, by its id and name. */
export { particulars } from '../generated/particulars.ts'

const table: Readonly<Record<keyof typeof points, Point>> = points

/** @param id the first of the point's requirements, under which the table has it */
export function rule(id: keyof typeof points, checking: Checking): Rule {
  return { ...table[id], ...checking }
}

/** A rule, and what its own check found. */
export interface FirstReading {
  readonly rule: Rule
  readonly verdict: Verdict
}

interface Search {
  /** Words that meet the rule. */
  readonly found?: readonly Pattern[]
  /** Words that read against it; they are looked for first. */
  readonly against?: readonly Pattern[]
  /** What silence means: 'missing' only where the regulation says that this document must hold it. */
  readonly silence: 'missing' | 'silent'
  /**
   * For a rule of letters that is also checked in policies: what a policy's sentence, or its heading, must be
   * about, since a policy speaks of everything.
   */
  readonly topic?: RegExp
}

/** The usual check: words against the rule, else words that meet it, else what silence means. */
export function search({ found = [], against = [], silence, topic }: Search): Rule['check'] {
  return ({ docType, reading }) => {
    const contrary = firstAgainst(reading, against, docType === 'school_policy' ? topic : undefined)
    if (contrary) return { state: 'contradicted', at: contrary }
    const at = findFirst(reading, found)
    return at ? { state: 'found', at } : { state: silence }
  }
}

/** The first words against a rule; with a topic, the first whose sentence or heading is about it. */
export function firstAgainst(
  reading: Reading,
  patterns: readonly Pattern[],
  topic: RegExp | undefined,
): Hit | null {
  const isAbout = ({ block, plain }: Sentence) =>
    !topic || topic.test(`${plain} ${block.lead} ${block.heading}`)
  for (const hit of findAll(reading, patterns, isAbout)) return hit
  return null
}
