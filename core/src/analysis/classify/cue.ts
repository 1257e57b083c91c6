import { phrase } from '../language/phrase.ts'
import { isNegatedAt } from '../language/stance.ts'
import type { DocumentType } from '../report.ts'

/** Words that speak for a kind of document. */
export interface Cue {
  readonly says: RegExp
  /** 1 is a hint, 8 is the act itself ("the appeal is denied"). */
  readonly weight: number
  /** Counts also behind "if", in questions and behind a "not". */
  readonly loose?: boolean
  /** What the act is done to: the same sentence must also name it, before or behind the act. */
  readonly about?: RegExp
  /** Words that make it another sentence: "may", "will" where only what is done counts. */
  readonly unless?: RegExp
}

/** What speaks for one kind of document. */
export interface Kind {
  readonly docType: DocumentType
  /** What it does, in its own sentences. */
  readonly acts: readonly Cue[]
}

/** A cue whose words must be affirmed, in a statement. */
export function act(weight: number, says: RegExp): Cue {
  return { says, weight }
}

/** A cue that holds its own negation, or that also counts in a condition or a question. */
export function loosely(weight: number, says: RegExp): Cue {
  return { says, weight, loose: true }
}

/** An act and what it is done to, in one sentence and in any order. */
export function deed(weight: number, says: RegExp, about: RegExp, unless?: RegExp): Cue {
  return { says, weight, about, ...(unless && { unless }) }
}

/** A deed that holds its own negation, or that also counts in a condition or a question. */
export function looseDeed(weight: number, says: RegExp, about: RegExp, unless?: RegExp): Cue {
  return { ...deed(weight, says, about, unless), loose: true }
}

/** The month is no "may". */
const monthOfMay = /\bmay (?=\d)|(?<=\d )may\b/g

/** Whether the sentence, in small letters, does what the cue is about. */
export function speaks(cue: Cue, plain: string): boolean {
  const at = plain.search(cue.says)
  if (at === -1 || (!cue.loose && isNegatedAt(plain, at))) return false
  if (cue.about !== undefined && plain.search(cue.about) === -1) return false
  return cue.unless === undefined || plain.replace(monthOfMay, '').search(cue.unless) === -1
}

/** `phrase` for a list of alternatives: the edges of words hold for each of them. */
export function wording(strings: TemplateStringsArray, ...values: readonly string[]): RegExp {
  const alternatives = `(?:${String.raw(strings, ...values)})`
  return phrase`${alternatives}`
}
