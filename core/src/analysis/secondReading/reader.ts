import type { Sentence } from '../../document/reading.ts'
import type { DocumentType } from '../report.ts'
import { type SentenceTraits, sentenceTraits, wordNumbers } from './sentenceTraits.ts'
import { sharesOf } from './shares.ts'
import { type Sums, type Tables, weighAny, weighEach } from './weigh.ts'

/** In characters: less is a name, a date or a cell of a table. */
const SHORTEST = 25

/** How likely some words go against rules, or meet what they ask. */
export interface Read {
  /** Log odds that it is so of any rule. */
  readonly any: number
  /** Log of how likely each rule is beside the others, if it is so of one; reckoned when it is asked for. */
  shares(): Float64Array
}

/** Reads words of one document by what was learnt of the rules that are checked in it. */
export class Reader {
  /** The rules that something was learnt of, by their first requirement; shares stand in this order. */
  readonly rules: readonly string[]
  readonly #tables: Tables
  readonly #docType: DocumentType
  readonly #places: readonly number[]
  readonly #known = new Map<string, number>()
  readonly #words = new Map<Sentence, readonly number[]>()
  readonly #traits = new Map<Sentence, SentenceTraits>()
  readonly #pairs = new Map<Sentence, Read>()

  /** @param rules by their first requirement */
  constructor(tables: Tables, docType: DocumentType, rules: readonly string[]) {
    this.#tables = tables
    this.#docType = docType
    this.rules = rules.filter((id) => tables.rules.includes(id))
    this.#places = this.rules.map((id) => tables.rules.indexOf(id))
  }

  /** Whether anything was learnt of a rule. */
  knows(id: string): boolean {
    return this.rules.includes(id)
  }

  /** Whether a sentence is long enough to be read. */
  isLegible({ block, text }: Sentence): boolean {
    return block.kind !== 'heading' && text.length >= SHORTEST
  }

  /** How likely a sentence goes against rules. */
  against(sentence: Sentence): Read {
    return this.#read(this.#tables.against, this.#traitsOf(sentence))
  }

  /** The same of a sentence and the one behind it, read as one. */
  againstWithNext(sentence: Sentence, next: Sentence): Read {
    const before = this.#pairs.get(sentence)
    if (before) return before
    const words = [...this.#wordsOf(sentence), ...this.#wordsOf(next)]
    const read = this.#read(this.#tables.against, this.#traitsOfWords(words))
    this.#pairs.set(sentence, read)
    return read
  }

  /** How likely a sentence does as rules ask. */
  meets(sentence: Sentence): Read {
    return this.#read(this.#tables.meets, this.#traitsOf(sentence))
  }

  /** What goes against rules and what meets them is read of the same. */
  #traitsOf(sentence: Sentence): SentenceTraits {
    const known = this.#traits.get(sentence) ?? this.#traitsOfWords(this.#wordsOf(sentence))
    this.#traits.set(sentence, known)
    return known
  }

  #traitsOfWords(words: readonly number[]): SentenceTraits {
    return sentenceTraits(words, this.#docType, this.#tables.knows)
  }

  #wordsOf(sentence: Sentence): readonly number[] {
    const words = this.#words.get(sentence) ?? wordNumbers(sentence.text, this.#known)
    this.#words.set(sentence, words)
    return words
  }

  #read(sums: Sums, traits: SentenceTraits): Read {
    let shares: Float64Array | undefined
    return {
      any: weighAny(sums, traits),
      shares: () => (shares ??= sharesOf(weighEach(sums, traits), this.#places)),
    }
  }
}
