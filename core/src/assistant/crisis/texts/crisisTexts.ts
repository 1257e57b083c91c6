import type { CrisisKind } from '../crisis.ts'
import type { LifeAtRisk } from '../lifeAtRisk.ts'

/** All that is said in a crisis, in one language. Numbers and names come from the directory. */
export interface CrisisTexts {
  /** What helps in the next minutes, in a few short sentences. */
  readonly next: Readonly<Record<CrisisKind, string>>
  /** The same where somebody fears for another's life, or may. */
  readonly nextForLife: Readonly<Record<LifeAtRisk, string>>
  /** The same where the crisis goes on. */
  readonly stillHere: string
  readonly watched: string
  readonly images: string
  /** In each answer to a crisis, and in no other. */
  readonly notAPerson: string
  readonly hub: string
  /** Where minutes may count, so that the question waits. */
  readonly rest: string
  /** Where it is not certain, the writer may have meant nothing of the kind. */
  readonly misread: string
  /** Where the answer to the rest of the message follows. */
  readonly followed: string
  readonly followedInDoubt: string
  /** What 911 is for here; the campus has its own police or security. */
  readonly emergency: Readonly<Record<CrisisKind | 'either', string>>
  /** What each line is for, by slug, where its name does not say it; open day and night unless told. */
  readonly lineIsFor: Readonly<Record<string, string>>
  /** Small words between the ways to reach a line, which the directory has in English. */
  readonly ways: {
    readonly or: string
    readonly both: string
    readonly text: string
    readonly to: string
    readonly videophone: string
  }
  /** One or two sentences before an ordinary answer; `{line}` is how to reach the line. */
  readonly gentle: {
    readonly life: string
    readonly assaulted: string
    readonly byAPartner: string
    /** For who wants no lines: one way to reach a person, and that once. */
    readonly once: string
    readonly doubtfulHarm: string
    readonly doubtfulFear: string
    readonly doubtful: string
  }
}
