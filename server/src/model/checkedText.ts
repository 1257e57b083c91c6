/**
 * A model's words on their way to the reader, sentence by sentence: one that the passages do not bear out is cut. What
 * was cut was never shown.
 */
import { checkCitations, UNCHECKED } from '@hub/core/assistant/citations/checkCitations'
import type { Citation, Passage } from '@hub/core/assistant/exchange'
import { sentenceEnd } from './sentenceEnd.ts'
import { Support } from './support.ts'

/** What may be shown now. */
export interface CheckedPiece {
  readonly text: string
  /** Those that the text is the first to point at. */
  readonly citations: readonly Citation[]
}

/** A sentence that does not end is checked as it is. In UTF-16 units. */
const LONGEST_HELD = 2000
const MOST_CUT = 2
/** Whether a yes or no is right cannot be told from it, so what follows has to say it. */
const yesOrNo = /^(\s*(?:[-*•]\s+)?)[*_]*(?:yes|no)[*_]*(?:\s*[,.;:!—–][*_]*\s*|\s*$)(\S?)/i

export class CheckedText {
  readonly #passages: readonly Passage[]
  readonly #support: Support
  readonly #citations: Citation[] = []
  #shown = ''
  #held = ''
  #isOver = false
  #borneOut = 0
  #cut = 0

  /** @param passages what the model was given to answer from */
  constructor(passages: readonly Passage[]) {
    this.#passages = passages
    this.#support = new Support(passages)
  }

  /** All that was shown. `[1]` in it counts in `citations`. */
  get text(): string {
    return this.#shown
  }

  get citations(): readonly Citation[] {
    return this.#citations
  }

  /** How many sentences were cut. */
  get cut(): number {
    return this.#cut
  }

  /** True where too much was cut for the rest to be an answer. */
  get isBroken(): boolean {
    const isMostCut = this.#cut > 0 && this.#cut >= this.#borneOut
    return this.#cut > MOST_CUT || (this.#isOver && isMostCut)
  }

  /** Takes what the model wrote next, and gives what may be shown of it. */
  add(words: string): CheckedPiece {
    this.#held += words
    return this.#showing(() => {
      for (;;) {
        const end = sentenceEnd(this.#held)
        if (end === -1 && this.#held.length < LONGEST_HELD) break
        this.#shown += this.#check(this.#take(end === -1 ? this.#held.length : end))
      }
    })
  }

  /** Gives what was held back when the model has written its last word. */
  end(): CheckedPiece {
    this.#isOver = true
    return this.#showing(() => {
      this.#shown += this.#check(this.#take(this.#held.length))
    })
  }

  #showing(work: () => void): CheckedPiece {
    const [from, known] = [this.#shown.length, this.#citations.length]
    work()
    return { text: this.#shown.slice(from), citations: this.#citations.slice(known) }
  }

  #take(length: number): string {
    const taken = this.#held.slice(0, length)
    this.#held = this.#held.slice(length)
    return taken
  }

  #check(written: string): string {
    const sentence = written.replace(
      yesOrNo,
      (_, before: string, next: string) => before + next.toUpperCase(),
    )
    const { text } = checkCitations(sentence, this.#passages)
    const plain = text.replaceAll(/\s?\[\d+\]/g, '')
    const passages = this.#support.of(plain)
    const isQuestion = passages.length === 0 && this.#support.isOwnQuestion(plain)
    const cited = checkCitations(sentence, passages)
    if ((passages.length === 0 && !isQuestion) || cited.text.includes(UNCHECKED)) {
      // Without a letter nothing was said.
      if (/\p{L}/u.test(plain)) this.#cut++
      return this.#shown === '' ? '' : (/\n*$/.exec(sentence)?.[0] ?? '')
    }
    if (isQuestion) return cited.text
    this.#borneOut++
    const numbers = cited.citations.map((citation) => this.#numberOf(citation))
    const marked = cited.text.replaceAll(
      /\[(\d+)\]/g,
      (_, number) => `[${numbers[Number(number) - 1]}]`,
    )
    return numbers.length > 0 ? marked : this.#withMark(marked, passages[0] as Passage)
  }

  /** A sentence that cites nothing, or something else, cites the passage that bears it out. */
  #withMark(text: string, passage: Passage): string {
    const [citation] = checkCitations(`[${passage.cite}]`, [passage]).citations
    if (!citation) return text
    return text.replace(/\s*([.!:;]?["”’)*_]*\s*)$/, ` [${this.#numberOf(citation)}]$1`)
  }

  #numberOf(citation: Citation): number {
    const { cite, page, slug } = citation
    const at = this.#citations.findIndex(
      (known) => known.cite === cite && known.page === page && known.slug === slug,
    )
    return at === -1 ? this.#citations.push(citation) : at + 1
  }
}
