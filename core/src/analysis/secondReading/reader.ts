import type { Sentence } from '../../document/reading.ts'
import type { DocumentType } from '../report.ts'
import { type SentenceTraits, sentenceTraits } from './sentenceTraits.ts'
import { type Sums, type Tables, weighAny, weighEach } from './weigh.ts'

/** In characters: less is a name, a date or a cell of a table. */
const SHORTEST = 25
/** Log of the least likelihood that counts: below it all rules are as unlikely. */
const LEAST_SHARE = -9

/** Reads words of one document by what was learnt of the rules that are checked in it. */
export class Reader {
  /** The rules that something was learnt of, by their first requirement; shares stand in this order. */
  readonly rules: readonly string[]
  readonly #tables: Tables
  readonly #docType: DocumentType
  readonly #places: readonly number[]
  readonly #words = new Map<string, number>()
  readonly #traits = new Map<Sentence, SentenceTraits>()

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

  /** The traits of one sentence; what goes against rules and what meets them is read of the same. */
  traitsIn(sentence: Sentence): SentenceTraits {
    const known = this.#traits.get(sentence) ?? this.traitsOf(sentence.text)
    this.#traits.set(sentence, known)
    return known
  }

  traitsOf(text: string): SentenceTraits {
    return sentenceTraits(text, this.#docType, this.#words)
  }

  /** Log odds that words go against any rule. */
  againstAny(traits: SentenceTraits): number {
    return weighAny(this.#tables.against, traits)
  }

  /** Log of how likely words go against each rule beside the others, if they go against one. */
  againstEach(traits: SentenceTraits): Float64Array {
    return this.#shares(this.#tables.against, traits)
  }

  /** Log odds that words do as any rule asks. */
  meetsAny(traits: SentenceTraits): number {
    return weighAny(this.#tables.meets, traits)
  }

  /** Log of how likely words do as each rule asks beside the others, if they do as one asks. */
  meetsEach(traits: SentenceTraits): Float64Array {
    return this.#shares(this.#tables.meets, traits)
  }

  #shares(sums: Sums, traits: SentenceTraits): Float64Array {
    const each = weighEach(sums, traits)
    const shares = new Float64Array(this.#places.length)
    let highest = Number.NEGATIVE_INFINITY
    for (let rule = 0; rule < shares.length; rule++) {
      shares[rule] = each[this.#places[rule] ?? 0] ?? 0
      highest = Math.max(highest, shares[rule] ?? 0)
    }
    let total = 0
    for (const sum of shares) total += Math.exp(sum - highest)
    const all = highest + Math.log(total)
    for (let rule = 0; rule < shares.length; rule++) {
      shares[rule] = Math.max(LEAST_SHARE, (shares[rule] ?? 0) - all)
    }
    return shares
  }
}
