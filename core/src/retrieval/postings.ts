import type { Term } from './concepts.ts'

/** One text to be found, as its terms by field; a field's weight is the same in all texts. */
export interface Field {
  readonly terms: readonly Term[]
  readonly weight: number
}

/** Finds texts by terms: BM25 over weighted fields, worked out when it is built. */
export interface Postings {
  /** How rare a term is; 0 for an unknown one. */
  readonly rarity: (term: string) => number
  /** The rarity of a term that stands in one text only. */
  readonly highestRarity: number
  /** Adds to `scores`, one place for each text, what the term gives the texts that hold it. */
  readonly add: (term: string, weight: number, scores: Float32Array) => void
  /** All terms that stand in a text. */
  readonly terms: () => IterableIterator<string>
  /** The most that one term can give a text, in units of its rarity. */
  readonly most: number
}

const SATURATION = 2.5

/**
 * Builds the index of the texts, which are numbered in their order.
 *
 * @param lengthMatters 0 to 1: how far a long field counts less for each word in it
 */
export function buildPostings(
  texts: readonly (readonly Field[])[],
  lengthMatters: number,
): Postings {
  const means = meanLengths(texts)
  const found = new Map<string, Map<number, number>>()
  texts.forEach((fields, text) => {
    fields.forEach(({ terms, weight }, field) => {
      const share = 1 - lengthMatters + (lengthMatters * terms.length) / (means[field] || 1)
      for (const term of terms) {
        const inTexts = found.get(term.term) ?? new Map<number, number>()
        found.set(term.term, inTexts)
        inTexts.set(text, (inTexts.get(text) ?? 0) + (weight * term.weight) / share)
      }
    })
  })
  return packed(found, texts.length)
}

function meanLengths(texts: readonly (readonly Field[])[]): number[] {
  const sums: number[] = []
  for (const fields of texts) {
    fields.forEach(({ terms }, field) => {
      sums[field] = (sums[field] ?? 0) + terms.length
    })
  }
  return sums.map((sum) => sum / texts.length)
}

/** Puts the counts into typed arrays, one stretch for each term. */
function packed(found: ReadonlyMap<string, ReadonlyMap<number, number>>, count: number): Postings {
  const size = [...found.values()].reduce((sum, inTexts) => sum + inTexts.size, 0)
  const starts = new Map<string, { from: number; to: number; rarity: number }>()
  const texts = new Uint16Array(size)
  const impacts = new Float32Array(size)
  let at = 0
  for (const [term, inTexts] of found) {
    const rarity = Math.log(1 + (count - inTexts.size + 0.5) / (inTexts.size + 0.5))
    const from = at
    for (const [text, often] of inTexts) {
      texts[at] = text
      impacts[at] = (rarity * often * (SATURATION + 1)) / (often + SATURATION)
      at++
    }
    starts.set(term, { from, to: at, rarity })
  }
  return {
    rarity: (term) => starts.get(term)?.rarity ?? 0,
    highestRarity: Math.log(1 + (count - 0.5) / 1.5),
    most: SATURATION + 1,
    terms: () => starts.keys(),
    add: (term, weight, scores) => {
      const stretch = starts.get(term)
      if (!stretch) return
      for (let place = stretch.from; place < stretch.to; place++) {
        const text = texts[place] ?? 0
        scores[text] = (scores[text] ?? 0) + weight * (impacts[place] ?? 0)
      }
    },
  }
}
