/** Which resources hold what of a search. */
import type { Postings, Sequence } from './postings.ts'
import { parts, shownParts } from './resourceText.ts'
import type { SearchPlan, Term } from './searchPlan.ts'

/** What a resource holds of a search. */
export interface Match {
  slot: number
  /** What its words are worth, those of the best expansion of each. */
  worth: number
  /** Whether it holds every word. */
  every: boolean
  /** Whether it holds every word in title or description. */
  everyShown: boolean
  /** Whether it holds the words side by side. */
  together: boolean
  /** Whether its title does. */
  titled: boolean
}

/** Finds matches; one search at a time. */
export type Matcher = (plan: SearchPlan, wanted: (slot: number) => boolean) => Match[]

/** A matcher of all that was added; what is added later is not found. */
export function createMatcher({ postings, sequences }: Postings): Matcher {
  const room = sequences.length
  // Of each slot: what the term at hand is worth in the expansion at hand, in the best one, and all terms together.
  const ofExpansion = new Float64Array(room)
  const ofTerm = new Float64Array(room)
  const worths = new Float64Array(room)
  // Of each slot, which terms it holds, as bits: anywhere, in what it says, in its title.
  const held = new Int32Array(room)
  const heldShown = new Int32Array(room)
  const heldInTitle = new Int32Array(room)

  function addTerm(term: Term, bit: number, touched: number[]): void {
    const seen: number[] = []
    for (const { lexemes, worth } of term.expansions) {
      const read: number[] = []
      for (const lexeme of lexemes) {
        const { slots = [], ranks = [], parts: held = [] } = postings[lexeme] ?? {}
        slots.forEach((slot, at) => {
          if (ofExpansion[slot] === 0) read.push(slot)
          ofExpansion[slot] = (ofExpansion[slot] ?? 0) + worth * (ranks[at] ?? 0)
          hold(slot, bit, held[at] ?? 0)
        })
      }
      for (const slot of read) {
        if (ofTerm[slot] === 0) seen.push(slot)
        ofTerm[slot] = Math.max(ofTerm[slot] ?? 0, ofExpansion[slot] ?? 0)
        ofExpansion[slot] = 0
      }
    }
    for (const slot of seen) {
      if (worths[slot] === 0) touched.push(slot)
      worths[slot] = (worths[slot] ?? 0) + (ofTerm[slot] ?? 0)
      ofTerm[slot] = 0
    }
  }

  function hold(slot: number, bit: number, inParts: number): void {
    held[slot] = (held[slot] ?? 0) | bit
    if ((inParts & shownParts) !== 0) heldShown[slot] = (heldShown[slot] ?? 0) | bit
    if ((inParts & parts.title) !== 0) heldInTitle[slot] = (heldInTitle[slot] ?? 0) | bit
  }

  function forget(touched: readonly number[]): void {
    for (const slot of touched) {
      worths[slot] = 0
      held[slot] = 0
      heldShown[slot] = 0
      heldInTitle[slot] = 0
    }
  }

  return ({ terms, telling }, wanted) => {
    const touched: number[] = []
    terms.forEach((term, at) => addTerm(term, 1 << at, touched))
    const all = bitsOf(terms.map(() => true))
    const bringIn = bitsOf(telling)
    const sideBySide = phraseOf(terms)
    const found = touched.filter((slot) => ((held[slot] ?? 0) & bringIn) !== 0 && wanted(slot))
    const matches = found.map((slot): Match => {
      const every = held[slot] === all
      const together = every && sideBySide(sequences[slot], false)
      return {
        slot,
        worth: worths[slot] ?? 0,
        every,
        everyShown: heldShown[slot] === all,
        together,
        titled: together && heldInTitle[slot] === all && sideBySide(sequences[slot], true),
      }
    })
    forget(touched)
    return matches
  }
}

function bitsOf(flags: readonly boolean[]): number {
  return flags.reduce((bits, flag, at) => (flag ? bits | (1 << at) : bits), 0)
}

/** Whether the terms stand side by side in a text, or in its title alone, with the gaps that the search has. */
function phraseOf(terms: readonly Term[]) {
  const bits = new Map<number, number>()
  terms.forEach(({ expansions }, at) => {
    for (const lexeme of expansions.flatMap(({ lexemes }) => lexemes)) {
      bits.set(lexeme, (bits.get(lexeme) ?? 0) | (1 << at))
    }
  })
  const first = terms[0]?.at ?? 0
  const gaps = terms.map(({ at }) => at - first)
  return (sequence: Sequence | undefined, inTitle: boolean): boolean => {
    // A single term that is held at all, or in the title, stands beside itself.
    if (!sequence || terms.length === 1) return true
    const end = inTitle ? sequence.title : sequence.lexemes.length
    const holds = (start: number) =>
      gaps.every((gap, at) => {
        const place = start + gap
        if (place >= end) return false
        return ((bits.get(sequence.lexemes[place] ?? -1) ?? 0) & (1 << at)) !== 0
      })
    for (let start = 0; start < end; start++) if (holds(start)) return true
    return false
  }
}
