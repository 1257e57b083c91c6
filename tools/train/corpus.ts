import { readdirSync, readFileSync } from 'node:fs'
import type { DocumentType } from '@hub/core/analysis/report'
import type { CrisisKind } from '@hub/core/assistant/crisis/crisis'

/** What words do about a requirement. */
export type Stance = 'met' | 'against' | 'neutral'

/** Words of a letter that a writer marked: they go against rules, or meet what a rule asks. */
export interface Mark {
  /** Offsets into the letter's text, in UTF-16 units; `end` is exclusive. */
  readonly start: number
  readonly end: number
  readonly stance: Exclude<Stance, 'neutral'>
  /** Rules by their first requirement ('NOA-07'), or paragraphs ('106.45(b)(7)(ii)(A)') where only these are known. */
  readonly rules: readonly string[]
}

/** A letter of an invented school, of which only the kind is known. */
export interface Letter {
  readonly id: string
  readonly writer: string
  readonly kind: DocumentType
  readonly text: string
}

export interface MarkedLetter extends Letter {
  readonly marks: readonly Mark[]
}

/** One or more sentences that a writer made for a rule. */
export interface Passage {
  readonly writer: string
  /** The rule's first requirement. */
  readonly rule: string
  readonly stance: Stance
  readonly text: string
}

/**
 * A few sentences as policies and letters have them, of which some say something about a rule. Of two, the same writer
 * changed as few words as decide.
 */
export interface Twin extends Passage {
  /** Where these words stand, in UTF-16 units; `end` is exclusive. */
  readonly start: number
  readonly end: number
}

/** A message to the assistant. */
export interface Message {
  readonly writer: string
  readonly kind: CrisisKind | 'none'
  readonly text: string
}

/** A review, or a sentence of one, with what in it points at a person. */
export interface MarkedText {
  readonly text: string
  /** `start` and `end` are UTF-16 units; `end` is exclusive. */
  readonly marks: readonly { readonly start: number; readonly end: number; readonly kind: string }[]
}

/** A marked text as a line of the corpus. */
export interface WrittenText extends MarkedText {
  readonly writer: string
}

const corpus = new URL('../../corpus/', import.meta.url)

/** Letters whose faults and met requirements are marked, by 37 writers. */
export const markedLetters = (): readonly MarkedLetter[] => readAll('letters/')

/** Letters whose kind alone is known, by writers who saw no rule. */
export const lettersByKind = (): readonly Letter[] => readLines('letterKinds.jsonl')

/** Passages as letters and policies have them. */
export const passages = (): readonly Passage[] => readAll('passages/')

/** The same in the plainest words. */
export const plainPassages = (): readonly Passage[] => readAll('plainWords/')

/** Passages of which some differ in as few words as decide, by eight writers who saw nothing of ours. */
export const twins = (): readonly Twin[] => readAll('twins/')

/** Messages of one of the files: `A`, `contrasts` and so on. */
export const messagesOf = (file: string): readonly Message[] => readLines(`messages/${file}.jsonl`)

/** Messages with the statements of the guide that answer them. */
export const answeredMessages = (): readonly { readonly says: readonly string[] }[] =>
  readLines('messages/asked/answered.jsonl')
/** Texts about identifying details, to learn from. */
export const detailTexts = (): readonly WrittenText[] => readAll('details/')

/** The half of the marked reviews that may be read. */
export const readReviews = (): readonly WrittenText[] => readLines('reviews/read.jsonl')

/** All lines of a folder's files, in the order of their names. */
function readAll<Line>(folder: string): Line[] {
  return readdirSync(new URL(folder, corpus))
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => readLines<Line>(folder + file))
}

function readLines<Line>(file: string): Line[] {
  const lines = readFileSync(new URL(file, corpus), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line)
}
