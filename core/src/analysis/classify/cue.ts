import { phrase } from '../language/phrase.ts'
import type { DocumentType } from '../report.ts'

/** Words that speak for a kind of document. */
export interface Cue {
  readonly says: RegExp
  /** 1 is a hint, 8 is the act itself ("the appeal is denied"). */
  readonly weight: number
  /** Counts also behind "if", in questions and behind a "not". */
  readonly loose?: boolean
}

/** What speaks for one kind of document. */
export interface Kind {
  readonly docType: DocumentType
  /** What its title or subject line says. */
  readonly titles: readonly RegExp[]
  /** What it does, in its own sentences. */
  readonly acts: readonly Cue[]
  /** The names of its sections. */
  readonly sections?: readonly RegExp[]
}

/** A cue whose words must be affirmed, in a statement. */
export function act(weight: number, says: RegExp): Cue {
  return { says, weight }
}

/** A cue that holds its own negation, or that also counts in a condition or a question. */
export function loosely(weight: number, says: RegExp): Cue {
  return { says, weight, loose: true }
}

/** `phrase` for a list of alternatives: the edges of words hold for each of them. */
export function wording(strings: TemplateStringsArray, ...values: readonly string[]): RegExp {
  const alternatives = `(?:${String.raw(strings, ...values)})`
  return phrase`${alternatives}`
}
