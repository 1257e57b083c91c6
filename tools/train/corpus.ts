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

/** Words of a letter that go against points, only look as if they did, or (in `Q*` alone) meet them. */
export interface FaultMark {
  /** Offsets into the letter's text, in UTF-16 units; `end` is exclusive. */
  readonly start: number
  readonly end: number
  readonly stance: 'against' | 'near' | 'met'
  /** Points by their first requirement. */
  readonly rules: readonly string[]
}

/** A letter, or pages of a policy, whose faults are told in passing. Not all that it meets is marked. */
export interface LetterWithFaults extends Letter {
  readonly marks: readonly FaultMark[]
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
  /** What stands before and after it in a letter, where its writer says so. */
  readonly before?: string
  readonly after?: string
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

/** What a day or a length of time in a letter is of, by `learning/times/marking.md`; `end` is exclusive, in UTF-16 units. */
export interface TimeMark {
  readonly start: number
  readonly end: number
  readonly what: string
  readonly who: string
}

export interface LetterTimes {
  /** The letter's id. */
  readonly letter: string
  readonly times: readonly TimeMark[]
}

/** Somebody whom a letter names, by every form of the name that it has, with the parts that it gives them. */
export interface NamedPerson {
  readonly name: string
  readonly also: readonly string[]
  /** Those of `roles` of core, and `witness`, `parent`, `staff` and `other`. */
  readonly roles: readonly string[]
}

export interface LetterPeople {
  /** The letter's id. */
  readonly letter: string
  readonly people: readonly NamedPerson[]
}

/** A letter with what its writer says is wrong with it. */
export interface JudgedLetter extends Letter {
  readonly faults: readonly {
    /** '34 CFR 106.45(b)(5)(iv)' */
    readonly cite: string
    /** Offsets, in UTF-16 units, or the words; neither where something is left out. */
    readonly start?: number
    readonly end?: number
    readonly quote?: string | null
  }[]
}

export interface TimedLetter extends Letter {
  readonly times: readonly TimeMark[]
}

/** A message to the assistant. */
export interface Message {
  readonly writer: string
  readonly kind: CrisisKind | 'none'
  readonly text: string
}

/** A long message, or a turn of a talk, with what it asks. */
export interface ToldMessage {
  readonly text: string
  readonly questions: readonly {
    /** As it stands in the message. */
    readonly text: string
    readonly entries: readonly string[]
    /** Names of the guide's statements that answer it, the one to say first at first. None where nothing does. */
    readonly says: readonly string[]
  }[]
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

/** Letters and pages of policies with faults that are told in passing, and what only looks like one. */
export const lettersWithFaults = (): readonly LetterWithFaults[] => readAll('faults/')

/** Passages as letters and policies have them. */
export const passages = (): readonly Passage[] => readAll('passages/')

/** The same in the plainest words. */
export const plainPassages = (): readonly Passage[] => readAll('plainWords/')

/** Passages of which some differ in as few words as decide, by eight writers who saw nothing of ours. */
export const twins = (): readonly Twin[] => readAll('twins/')

/** Letters by writers who saw nothing of ours, with the faults that these told of: once sealed, and judged since. */
export const judgedLetters = (): readonly JudgedLetter[] =>
  ['written', 'judged'].flatMap((file) =>
    readLines<TimedLetter | JudgedLetter>(`times/${file}.jsonl`).filter((one) => 'faults' in one),
  )

/** Letters of the corpus, with what each day and length of time in them is of. */
export const letterTimes = (): readonly LetterTimes[] => readLines('times/marked.jsonl')

/** Letters of `times`, with who is who in them. */
export const letterPeople = (): readonly LetterPeople[] => readLines('times/people.jsonl')

/** Letters that were written for their many days. */
export const timedLetters = (): readonly TimedLetter[] => readLines('times/written.jsonl')

/** Messages of one of the files: `A`, `contrasts` and so on. */
export const messagesOf = (file: string): readonly Message[] => readLines(`messages/${file}.jsonl`)

/** Messages, and questions of longer ones, with the statements of the guide that answer them. */
export const answeredMessages = (): readonly { readonly says: readonly string[] }[] => [
  ...readLines<{ says: string[] }>('messages/asked/answered.jsonl'),
  ...toldMessages().flatMap(({ questions }) => questions),
]

/** Long messages with what each of them asks, and the turns of talks. */
export const toldMessages = (): readonly ToldMessage[] =>
  readLines<ToldMessage | { readonly turns: readonly ToldMessage[] }>(
    'messages/asked/told.jsonl',
  ).flatMap((told) => ('turns' in told ? told.turns : [told]))

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
