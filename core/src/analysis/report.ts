/** What an analysis says: the shapes of design section 5, shared by the engine, the wire and the screens. */
import type { CountedDays } from '../deadlines/lengths.ts'

/** The documents of a case: everything but a policy, a general conduct letter and other texts. */
export const caseDocuments = [
  'notice_of_allegations',
  'notice_of_meeting_or_interview',
  'evidence_review_letter',
  'investigative_report',
  'hearing_notice',
  'written_determination',
  'dismissal_notice',
  'appeal_decision',
  'informal_resolution_notice',
  'supportive_measures_letter',
  'no_contact_or_emergency_removal_notice',
] as const

/** The twelve kinds of document that the requirements speak of. */
export const titleIxDocuments = [...caseDocuments, 'school_policy'] as const

/** The twelve kinds, a letter under a general conduct code, or anything else. */
export const documentTypes = [...titleIxDocuments, 'general_conduct', 'other'] as const
export type DocumentType = (typeof documentTypes)[number]

/** Whom the rule's text for the document is for; null where the document does not tell. */
export type Audience = 'postsecondary' | 'k12' | null

/** Which rule the document follows: the one in force, or it carries signs of the vacated 2024 rule. */
export type FollowedRule = '2020' | '2024_markers' | null

export type StandardOfEvidence = 'preponderance' | 'clear_and_convincing' | 'inconsistent' | null

/** On which sides a quotation leaves out words of the sentence or table row that it is taken from. */
export const cuts = ['before', 'after', 'both'] as const
export type Cut = (typeof cuts)[number]

/** A passage of the document: `quote` is `text.slice(start, end)`, offsets in UTF-16 units. */
export interface Passage {
  readonly quote: string
  /** From 1. */
  readonly page: number
  readonly start: number
  readonly end: number
  /** Absent where the sentence or row is whole. */
  readonly cut?: Cut
}

/** Something the document says, with the words that say it. */
export interface Finding extends Passage {
  /** A short name such as 'Standard of evidence'. */
  readonly title: string
  /** One sentence in plain words. */
  readonly text: string
}

/** Words of the regulation, and where they stand; what is left out of them is marked by "…". */
export interface RuleWords {
  readonly words: string
  /** Such as '34 CFR 106.45(b)(2)(i)(B)'. */
  readonly cite: string
}

/**
 * - missing: the regulation says that this kind of document must hold it, and it was not found
 * - contradicted: words of the document go against the regulation
 * - ask: worth a question to the coordinator; the document alone cannot tell
 */
export type IssueKind = 'missing' | 'contradicted' | 'ask'
export type Severity = 'critical' | 'major' | 'minor'

export interface PotentialIssue {
  /** The requirement behind it, such as 'NOA-07' (SPEC.md). */
  readonly id: string
  /** A short name such as 'Presumption that the respondent is not responsible'. */
  readonly title: string
  /** A few words for the first screen: 'Limits who may be your advisor'. Absent in reports of earlier versions. */
  readonly short?: string
  /** Two sentences: what the document says, then what the rule says. Absent in reports of earlier versions. */
  readonly headline?: string
  /** One or two sentences: what was not found, or what the words say and what the rule asks. */
  readonly text: string
  /** Such as '34 CFR 106.45(b)(2)(i)(B)'. */
  readonly cite: string
  /** The rule's own words. Absent where the point rests on an order of a court, and in reports of earlier versions. */
  readonly rule?: readonly RuleWords[]
  readonly kind: IssueKind
  /** Of words that go against a rule as far as we learnt from other letters: to be read with care. */
  readonly isUnsure?: boolean
  /** Our ranking, not a legal category. */
  readonly severity: Severity
  /** Why it matters to the reader, one sentence. */
  readonly why: string
  /** The question to put to the Title IX Coordinator. */
  readonly ask: string
  /** The words it is about; absent for what was not found. */
  readonly quote?: string
  readonly page?: number
  readonly start?: number
  readonly end?: number
  readonly cut?: Cut
}

export type DateMeaning = 'deadline' | 'event' | 'period'

/** How a day was counted. */
export interface CountedFrom {
  /** The day it is counted from, 'YYYY-MM-DD'. */
  readonly from: string
  /** 1 after it, -1 before it. */
  readonly way: 1 | -1
  readonly amount: number
  readonly unit: 'day' | 'week' | 'month'
  /** Which days count, also where another sentence of the document says so; weeks and months count every day. */
  readonly days: CountedDays
  /** The document moves such a deadline from a closed day to the next business day (1) or to the one before (-1). */
  readonly moves?: 1 | -1
}

/** A date, or a length of time, that the document names or that follows from its words. */
export interface FoundDate {
  /** The words of the document, such as 'ten (10) business days'. */
  readonly text: string
  /** 'YYYY-MM-DD', or an ISO 8601 duration such as 'P10D' for a length of time. */
  readonly iso: string
  readonly meaning: DateMeaning
  /** What happens then, in a few plain words: 'Your written answer to the evidence is due'. */
  readonly what: string
  readonly page: number
  readonly start: number
  readonly end: number
  /** For a computed date: the rule used, in sentences: '10 calendar days counted from the letter of May 4, 2026.' */
  readonly computedFrom?: string
  /** The same in parts, for a deadline whose days can be counted out. */
  readonly counted?: CountedFrom
  /** What the reader must ask about the date, in sentences: its weekday is that of another day. Mostly absent. */
  readonly remark?: string
  /** Of a day to come: the school acts on it, or it is one of its calendar. Nobody else has to do or to attend anything. */
  readonly isSchools?: true
}

/** A day to note, of those that are found. */
export type NotedDay = Pick<FoundDate, 'iso' | 'meaning' | 'what'>

/** The parts that people have in a case. */
export const roles = [
  'complainant',
  'respondent',
  'investigator',
  'decision_maker',
  'appeal_officer',
  'facilitator',
  'title_ix_coordinator',
  'deputy_coordinator',
  'advisor',
] as const
export type Role = (typeof roles)[number]

/** A person whom the document names, with each part that it gives them. */
export interface Person {
  /** As the document writes it, the surname last. */
  readonly name: string
  /** At least one, each with the words that say so. */
  readonly parts: readonly (Passage & { readonly role: Role })[]
  /** The document is written to this person alone. */
  readonly isReader?: true
}

/** One part of the score, so that the page can show the arithmetic. */
export interface ScorePoint {
  /** The requirement's id. */
  readonly id: string
  readonly title: string
  readonly state: 'found' | 'not_found' | 'contradicted' | 'ask'
  readonly weight: number
  /** For what was found: the sentence that says it. Absent in reports of earlier versions. */
  readonly at?: Passage
  /** For what was found: what the document gets right, 'It lets you see the evidence.' Absent like `at`. */
  readonly met?: string
  /** For what was not found, where the rule asks for it. Absent in reports of earlier versions. */
  readonly cite?: string
}

export interface Compliance {
  /** 0 to 100; null where nothing was checked (not a Title IX case document). SPEC.md has the arithmetic. */
  readonly score: number | null
  /** One sentence for each point that lowered the score. */
  readonly issues: readonly string[]
  readonly points: readonly ScorePoint[]
}

/** A letter of several in one file. */
export interface LetterInFile {
  readonly docType: DocumentType
  /** The page on which it is found to begin. */
  readonly page: number
}

export interface Report {
  readonly docType: DocumentType
  /** The kind is only the likeliest one: nothing is said to be missing. Absent where it is sure. */
  readonly isKindUnsure?: boolean
  /** Its owner has said what kind it is; absent where the engine has. */
  readonly isKindTold?: true
  /** It is in a language that the reader has not learned, so nothing was read. Absent where it is in English. */
  readonly isForeign?: boolean
  /** The letters of a file that holds several of different kinds, which were read as one. Absent of a file of one. */
  readonly letters?: readonly LetterInFile[]
  readonly audience: Audience
  readonly rule: FollowedRule
  readonly standardOfEvidence: StandardOfEvidence
  readonly summary: string
  /** The summary's first sentences: what it is, from whom, and whose sides. Absent in reports of earlier versions. */
  readonly lead?: string
  readonly keyFindings: readonly Finding[]
  /** Who is who, in the order of `roles`. Absent in reports of earlier versions. */
  readonly people?: readonly Person[]
  readonly potentialIssues: readonly PotentialIssue[]
  readonly dates: readonly FoundDate[]
  /**
   * The days to note after the letter: first the one that the summary names, then the others, earliest first. What
   * today is nobody knows here: `saidOnDay` tells which have passed. Absent in reports of earlier versions.
   */
  readonly toNote?: readonly NotedDay[]
  readonly recommendations: readonly string[]
  readonly compliance: Compliance
}
