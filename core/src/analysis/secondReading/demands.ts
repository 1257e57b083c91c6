import type { Sentence } from '../../document/reading.ts'
import type { Reader } from './reader.ts'

/** In log odds: from here on a demand counts as met, though no pattern found it. */
const LEAST_MET = 0

interface Best {
  readonly sentence: Sentence
  readonly odds: number
}

/** In log odds: what is less likely to do as any rule asks does not do as one asks. */
const HOPELESS = -1

/** Looks for what a document says as rules ask, where patterns found nothing. */
export class Demands {
  readonly #reader: Reader
  readonly #sentences: readonly Sentence[]
  /** Only once something is missing: most documents need it for a few rules or none. */
  #best: ReadonlyMap<string, Best> | undefined

  constructor(reader: Reader, sentences: readonly Sentence[]) {
    this.#reader = reader
    this.#sentences = sentences
  }

  /** The sentence that likeliest does what a rule asks, if one plainly does. */
  met(id: string): Sentence | undefined {
    const best = this.best(id)
    return best && best.odds >= LEAST_MET ? best.sentence : undefined
  }

  /** The same, however unlikely. */
  best(id: string): Best | undefined {
    this.#best ??= this.#readAll()
    return this.#best.get(id)
  }

  #readAll(): ReadonlyMap<string, Best> {
    const { rules } = this.#reader
    const most = new Float64Array(rules.length).fill(Number.NEGATIVE_INFINITY)
    const best = new Map<string, Best>()
    for (const sentence of this.#sentences) {
      if (!this.#reader.isLegible(sentence)) continue
      const read = this.#reader.meets(sentence)
      if (read.any < HOPELESS) continue
      const shares = read.shares()
      for (let rule = 0; rule < rules.length; rule++) {
        const odds = read.any + (shares[rule] ?? 0)
        if (odds <= (most[rule] ?? 0)) continue
        most[rule] = odds
        best.set(rules[rule] ?? '', { sentence, odds })
      }
    }
    return best
  }
}
