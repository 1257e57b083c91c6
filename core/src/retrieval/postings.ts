import type { Term } from './concepts.ts'

/** One text to be found, as its terms by field; a field's weight is the same in all texts. */
export interface Field {
  readonly terms: readonly Term[]
  readonly weight: number
}

/** What postings are kept as: plain data, that another process can take over. */
export interface PostingsData {
  /** Each term's number. */
  readonly numbers: ReadonlyMap<string, number>
  /** Where the stretch of each term ends, and the next one's begins. */
  readonly ends: Uint32Array
  readonly rarities: Float64Array
  /** In each stretch the texts that hold the term, in their order. */
  readonly texts: Uint16Array
  /** What the term gives each of them. */
  readonly impacts: Float32Array
  /** How many texts there are. */
  readonly count: number
}

/** Finds texts by terms: BM25 over weighted fields, worked out when it is built. */
export interface Postings {
  readonly data: PostingsData
  /** How rare a term is; 0 for an unknown one. */
  readonly rarity: (term: string) => number
  /** The rarity of a term that stands in one text only. */
  readonly highestRarity: number
  /** Adds to `scores`, one place for each text, what the term gives the texts that hold it. */
  readonly add: (term: string, weight: number, scores: Float32Array) => void
  /** Whether the text of this number holds the term. */
  readonly holds: (term: string, text: number) => boolean
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
  return postingsOf(packed(found, texts.length))
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
function packed(
  found: ReadonlyMap<string, ReadonlyMap<number, number>>,
  count: number,
): PostingsData {
  const size = [...found.values()].reduce((sum, inTexts) => sum + inTexts.size, 0)
  const numbers = new Map<string, number>()
  const ends = new Uint32Array(found.size)
  const rarities = new Float64Array(found.size)
  const texts = new Uint16Array(size)
  const impacts = new Float32Array(size)
  let at = 0
  for (const [term, inTexts] of found) {
    const rarity = Math.log(1 + (count - inTexts.size + 0.5) / (inTexts.size + 0.5))
    for (const [text, often] of inTexts) {
      texts[at] = text
      impacts[at] = (rarity * often * (SATURATION + 1)) / (often + SATURATION)
      at++
    }
    rarities[numbers.size] = rarity
    ends[numbers.size] = at
    numbers.set(term, numbers.size)
  }
  return { numbers, ends, rarities, texts, impacts, count }
}

/** Makes postings of what they were kept as. */
export function postingsOf(data: PostingsData): Postings {
  const { count, ends, impacts, numbers, rarities, texts } = data
  const stretchOf = (term: string): readonly [from: number, to: number] => {
    const number = numbers.get(term)
    if (number === undefined) return [0, 0]
    return [number === 0 ? 0 : (ends[number - 1] ?? 0), ends[number] ?? 0]
  }
  return {
    data,
    rarity: (term) => rarities[numbers.get(term) ?? -1] ?? 0,
    highestRarity: Math.log(1 + (count - 0.5) / 1.5),
    most: SATURATION + 1,
    holds: (term, text) => texts.subarray(...stretchOf(term)).includes(text),
    add: (term, weight, scores) => {
      const [from, to] = stretchOf(term)
      for (let place = from; place < to; place++) {
        const text = texts[place] ?? 0
        scores[text] = (scores[text] ?? 0) + weight * (impacts[place] ?? 0)
      }
    },
  }
}
