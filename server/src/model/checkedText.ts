/**
 * A model's words on their way to the reader. Prose flows on at once; from the first sign that could belong to
 * a reference or a way to reach somebody, the sentence is held back until it ends and was checked. What was
 * struck out of it was never shown.
 */
import { checkCitations } from '@hub/core/assistant/citations/checkCitations'
import type { Citation, Passage } from '@hub/core/assistant/exchange'
import { ContactCheck } from './checkContacts.ts'
import { holdFrom, isSuspect, sentenceEnd } from './holdBack.ts'

/** What may be shown now. */
export interface CheckedPiece {
  readonly text: string
  /** Those that the text is the first to point at. */
  readonly citations: readonly Citation[]
}

/** A sentence that does not end is checked as it is. In UTF-16 units. */
const LONGEST_HELD = 2000

export class CheckedText {
  readonly #passages: readonly Passage[]
  readonly #contacts: ContactCheck
  readonly #citations: Citation[] = []
  #shown = ''
  #held = ''

  /** @param passages what the model was given to answer from */
  constructor(passages: readonly Passage[]) {
    this.#passages = passages
    this.#contacts = new ContactCheck(passages)
  }

  /** All that was shown. `[1]` in it counts in `citations`. */
  get text(): string {
    return this.#shown
  }

  get citations(): readonly Citation[] {
    return this.#citations
  }

  /** Takes what the model wrote next, and gives what may be shown of it. */
  add(words: string): CheckedPiece {
    const known = this.#citations.length
    this.#held += words
    let text = ''
    for (;;) {
      text += this.#take(holdFrom(this.#held))
      if (!isSuspect(this.#held)) break
      const end = sentenceEnd(this.#held)
      if (end === -1 && this.#held.length < LONGEST_HELD) break
      text += this.#check(this.#take(end === -1 ? this.#held.length : end))
    }
    return this.#show(text, known)
  }

  /** Gives what was held back when the model has written its last word. */
  end(): CheckedPiece {
    const known = this.#citations.length
    return this.#show(this.#check(this.#take(this.#held.length)), known)
  }

  #take(length: number): string {
    const taken = this.#held.slice(0, length)
    this.#held = this.#held.slice(length)
    return taken
  }

  #check(sentence: string): string {
    const { citations, text } = checkCitations(this.#contacts.check(sentence), this.#passages)
    const numbers = citations.map((citation) => this.#numberOf(citation))
    return text.replaceAll(/\[(\d+)\]/g, (mark, number) => {
      const known = numbers[Number(number) - 1]
      return known === undefined ? mark : `[${known}]`
    })
  }

  #numberOf(citation: Citation): number {
    const { cite, page, slug } = citation
    const at = this.#citations.findIndex(
      (known) => known.cite === cite && known.page === page && known.slug === slug,
    )
    return at === -1 ? this.#citations.push(citation) : at + 1
  }

  #show(text: string, known: number): CheckedPiece {
    this.#shown += text
    return { text, citations: this.#citations.slice(known) }
  }
}
