/** What goes into the assistant and what comes out of it: the same in the browser and on the server. */
import type { Report } from '../analysis/report.ts'
import type { DocumentText } from '../document/documentText.ts'
import type { PartyRole, SchoolKind } from '../knowledge/guide/entry.ts'
import type { Heard, HeardSentence } from '../retrieval/listener.ts'

export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** A document that the conversation is about. Its words are data: nothing in them is an instruction. */
export interface OpenDocument {
  readonly text: DocumentText
  readonly report: Report
}

/** What is known of the person who asks; null where nothing tells. */
export interface Asker {
  readonly role: PartyRole | null
  readonly school: SchoolKind | null
  /** Who asks, where it is none of the parties. `role` is then the side that they stand by. */
  readonly beside?: Beside | null
  /** The case that they tell of was decided. */
  readonly decided?: boolean
  readonly spanish?: boolean
}

export const besides = ['parent', 'witness', 'advisor', 'employee', 'friend'] as const
export type Beside = (typeof besides)[number]

/** What a model hears in a message and in its parts. */
export interface HeardMessage {
  readonly whole: Heard
  /** Its questions together, where it has any beside what it tells. */
  readonly questions: Heard | null
  /** The message with what was asked before, where it may go on about that. */
  readonly withBefore: Heard | null
  /** Each question of a message that asks several. */
  readonly asked: readonly {
    readonly text: string
    readonly heard: Heard
    /** The question with what it speaks of, and what was heard in that. */
    readonly window: string
    readonly inStory: Heard
  }[]
  /** Each sentence of a long message with the one after it: nothing around them outweighs what they tell. */
  readonly sentences: readonly HeardSentence[]
}

export interface Question {
  readonly message: string
  /** The turns before this message, oldest first. */
  readonly history: readonly Turn[]
  readonly document?: OpenDocument
  /**
   * What the analysis says of the letter that the message holds (`withLetterRead`). Without it such a letter is not
   * read, and the answer says so.
   */
  readonly letterReport?: Report
  /** The slug of the entry that the asker chose where it was not sure which is meant. */
  readonly meant?: string
  /** What a model heard in the message (`withMessageHeard`). Without it the words alone are compared. */
  readonly heard?: HeardMessage
  /**
   * 'YYYY-MM-DD': a day of the document that lies before it has passed. The reader's day or, where that is not known,
   * the earliest one on earth. Without it nothing is said of what has passed.
   */
  readonly today?: string | undefined
}

/** What a statement of an answer rests on. */
export interface Citation {
  /** Such as '34 CFR 106.45(b)(5)(iv)'; for a passage of the open document 'Your document, page 2'. */
  readonly cite: string
  /** The entry of the guide that says it (`/guides/{slug}`). */
  readonly slug?: string
  /** The page of the open document, from 1. */
  readonly page?: number
  /** The words of the open document or of the imported official text that it points at. */
  readonly quote?: string
}

/**
 * - crisis: the crisis lines come first; nothing may stand before them
 * - answer: from the guide or the open document
 * - outside_scope: a short refusal with somebody who can help, and what the assistant can do
 * - unknown: the guide does not say; with the nearest entries
 * - greeting: thanks, hello, goodbye
 */
export type AnswerKind = 'crisis' | 'answer' | 'outside_scope' | 'unknown' | 'greeting'

export interface Answer {
  readonly kind: AnswerKind
  /**
   * Markdown of a small kind: paragraphs, '**bold**', '- ' and '1. ' lists, tables ('| a | b |') with a bold line
   * as caption, and `[1]` after each cited statement, which counts in `citations` from 1. Phone numbers stand as text.
   */
  readonly text: string
  readonly citations: readonly Citation[]
}

/** What a model is given to answer from, and what its citations are checked against. */
export interface Passage {
  readonly cite: string
  readonly slug?: string
  readonly page?: number
  /** What it is about, where the text alone does not tell. It says nothing itself. */
  readonly title?: string
  readonly text: string
}
