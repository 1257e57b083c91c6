import type { Citation } from '../exchange.ts'

/** Numbers what an answer rests on in the order of first use. */
export interface Citing {
  /** The marks to set after a statement, such as ' [1][2]'; '' for no cites. */
  readonly marks: (citations: readonly Citation[]) => string
  readonly citations: () => readonly Citation[]
}

/** A new numbering, from 1. The same cite keeps its number. */
export function newCiting(): Citing {
  const citations: Citation[] = []
  const numbers = new Map<string, number>()
  const numberOf = (citation: Citation) => {
    const key = `${citation.cite}\n${citation.quote ?? ''}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    citations.push(citation)
    numbers.set(key, citations.length)
    return citations.length
  }
  return {
    marks: (used) =>
      used.length === 0 ? '' : ` ${used.map((citation) => `[${numberOf(citation)}]`).join('')}`,
    citations: () => [...citations],
  }
}
